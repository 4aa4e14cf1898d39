'use client';

import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

const box =
  'min-h-11 w-full rounded-card border-[1.5px] border-ink bg-paper px-3 py-2 text-ink shadow-[inset_1px_1px_0_0_var(--press)]';

interface LabelProps {
  label: string;
  hint?: string;
  error?: string | null;
  className?: string;
}

/** A label, its control and what to say about it, tied together for screen readers. */
function Field({
  label,
  hint,
  error,
  className,
  children,
}: LabelProps & { children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode }) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-1', className)}>
      <label htmlFor={id} className="label-caps text-pencil">
        {label}
      </label>
      {children({
        id,
        ...(said ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {said ? (
        <p id={`${id}-note`} className={classes('text-sm', error ? 'font-semibold text-brick' : 'text-pencil')}>
          {said}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends LabelProps {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric';
  type?: 'text' | 'password' | 'email';
  required?: boolean;
}
export function TextField({
  value,
  onChange,
  maxLength,
  autoComplete,
  inputMode,
  type = 'text',
  required,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <input
          {...ids}
          className={box}
          type={type}
          required={required}
          value={value}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface DayFieldProps extends LabelProps {
  /** As 2026-11-16; nothing where no day is chosen. */
  value: string;
  onChange: (value: string) => void;
}
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <input {...ids} className={box} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

export interface ChoiceFieldProps extends LabelProps {
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}
export function ChoiceField({ value, choices, onChange, ...rest }: ChoiceFieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <select
          {...ids}
          className={classes(box, 'cursor-pointer truncate')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface FlagFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}
export function FlagField({ label, hint, checked, onChange }: FlagFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-water"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint === undefined ? null : <span className="block text-sm text-pencil">{hint}</span>}
      </span>
    </label>
  );
}
