'use client';

/** A file picker for one JSON file. */
export function JsonFileField({ label, open }: { label: string; open: (file: File) => void }) {
  return (
    <label className="grid gap-1">
      <span className="label-caps text-pencil">{label}</span>
      <input
        type="file"
        accept="application/json,.json"
        className="min-h-11 w-full min-w-0 rounded-card border-[1.5px] border-ink bg-paper p-2"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) open(file);
        }}
      />
    </label>
  );
}

/** A larger file is refused before it is read. */
export const MOST_JSON_BYTES = 5_000_000;
