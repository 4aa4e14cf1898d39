'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { classes } from './classes.ts';

interface ChipRowProps<Value extends string> {
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  /** The label is there for screen readers alone. */
  quiet?: boolean;
  className?: string;
}
export interface ChipsProps<Value extends string> extends ChipRowProps<Value> {
  chosen: Value;
  onChange: (chosen: Value) => void;
}
export interface ManyChipsProps<Value extends string> extends ChipRowProps<Value> {
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** One of a few, all in sight: a tap each, where a list to unfold would take two. */
export function Chips<Value extends string>({ chosen, onChange, ...rest }: ChipsProps<Value>) {
  return <Row {...rest} kind="radio" isChosen={(value) => value === chosen} onTap={onChange} />;
}

/** Some of a few. */
export function ManyChips<Value extends string>({ chosen, onChange, ...rest }: ManyChipsProps<Value>) {
  return (
    <Row
      {...rest}
      kind="checkbox"
      isChosen={(value) => chosen.includes(value)}
      onTap={(value) => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
    />
  );
}

interface RowProps<Value extends string> extends ChipRowProps<Value> {
  kind: 'radio' | 'checkbox';
  isChosen: (value: Value) => boolean;
  onTap: (value: Value) => void;
}

function Row<Value extends string>({ label, choices, quiet, className, kind, isChosen, onTap }: RowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className={quiet ? 'sr-only' : 'label-caps mb-1 text-pencil'}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((one) => (
          <label
            key={one.value}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-card border-[1.5px] border-rule bg-paper px-3 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-sheet has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-water"
          >
            <input
              type={kind}
              name={name}
              value={one.value}
              checked={isChosen(one.value)}
              onChange={() => onTap(one.value)}
              className="peer sr-only"
            />
            <Check aria-hidden size={16} strokeWidth={3} className="hidden shrink-0 peer-checked:block" />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
