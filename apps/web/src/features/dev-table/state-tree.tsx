'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@quayside/ui';

type Path = readonly (string | number)[];

const textOf = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** The same with another value at a place. */
function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return next;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === first ? withValue(one, rest, next) : one));
  const fields = value as { readonly [field: string]: unknown };
  return { ...fields, [first]: withValue(fields[first], rest, next) };
}

export interface StateTreeProps {
  state: object;
  /** Puts a position in place of this one; says what does not fit. */
  edit: (state: unknown) => string | null;
}

/** The whole state as a tree, secrets included. Every value and every part can be written anew. */
export function StateTree({ state, edit }: StateTreeProps) {
  const t = useTranslations('devTable');
  const [editing, setEditing] = useState<Path | null>(null);
  const save = (path: Path, value: unknown): string | null => {
    const wrong = edit(withValue(state, path, value));
    if (wrong === null) setEditing(null);
    return wrong;
  };
  const context: TreeContext = { editing, setEditing, save };
  return (
    <div className="grid gap-2 text-sm">
      <div>
        <Button size="small" onClick={() => setEditing([])}>
          {t('editAll')}
        </Button>
      </div>
      {editing?.length === 0 ? <Editor path={[]} value={state} context={context} /> : null}
      <ul className="font-mono">
        {Object.entries(state).map(([field, value]) => (
          <Node key={field} name={field} path={[field]} value={value as unknown} context={context} />
        ))}
      </ul>
    </div>
  );
}

interface TreeContext {
  editing: Path | null;
  setEditing: (path: Path | null) => void;
  save: (path: Path, value: unknown) => string | null;
}

interface NodeProps {
  name: string | number;
  path: Path;
  value: unknown;
  context: TreeContext;
}

function Node({ name, path, value, context }: NodeProps) {
  const t = useTranslations('devTable');
  const [open, setOpen] = useState(false);
  const text = textOf(path);
  const isBranch = typeof value === 'object' && value !== null;
  const pencil = (
    <button
      type="button"
      aria-label={t('edit', { what: text })}
      className="inline-grid size-7 cursor-pointer place-items-center rounded-card text-pencil hover:text-ink"
      onClick={() => context.setEditing(path)}
    >
      <Pencil aria-hidden size={14} />
    </button>
  );
  const entries: [string | number, unknown][] = !isBranch
    ? []
    : Array.isArray(value)
      ? value.map((one: unknown, i) => [i, one])
      : Object.entries(value);
  return (
    <li className="border-l border-rule pl-3">
      {isBranch ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-h-7 cursor-pointer py-0.5">
            {name}{' '}
            <span className="text-pencil">
              {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`} {open ? null : short(value)}
            </span>
            {pencil}
          </summary>
          {open ? (
            <ul>
              {entries.map(([key, one]) => (
                <Node key={key} name={key} path={[...path, key]} value={one} context={context} />
              ))}
            </ul>
          ) : null}
        </details>
      ) : (
        <span className="inline-flex min-h-7 flex-wrap items-center gap-1">
          {name}: <span className="font-semibold break-all">{JSON.stringify(value)}</span>
          {pencil}
        </span>
      )}
      {context.editing !== null && textOf(context.editing) === text ? (
        <Editor path={path} value={value} context={context} />
      ) : null}
    </li>
  );
}

const SHORT = 48;
function short(value: object): string {
  const text = JSON.stringify(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

function Editor({ path, value, context }: { path: Path; value: unknown; context: TreeContext }) {
  const t = useTranslations('devTable');
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [wrong, setWrong] = useState<string | null>(null);
  const label = t('editing', { what: textOf(path) || t('state') });
  return (
    <form
      className="my-2 grid gap-2 rounded-card border-[1.5px] border-ink bg-sheet p-2 font-sans"
      onSubmit={(event) => {
        event.preventDefault();
        let next: unknown;
        try {
          next = JSON.parse(text);
        } catch (error) {
          setWrong(t('notJson', { why: error instanceof Error ? error.message : String(error) }));
          return;
        }
        setWrong(context.save(path, next));
      }}
    >
      <label htmlFor={id} className="label-caps text-pencil">
        {label}
      </label>
      <textarea
        id={id}
        // The person has just asked to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        spellCheck={false}
        rows={Math.min(16, text.split('\n').length + 1)}
        className="w-full rounded-card border-[1.5px] border-ink bg-paper p-2 font-mono text-sm"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') context.setEditing(null);
        }}
      />
      <p role="alert" className="font-semibold break-words text-brick empty:hidden">
        {wrong}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="small" tone="water">
          {t('save')}
        </Button>
        <Button size="small" onClick={() => context.setEditing(null)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
