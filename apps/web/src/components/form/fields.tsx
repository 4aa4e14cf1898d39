'use client';

import { useState } from 'react';
import { TextField } from '@quayside/ui';

interface FieldBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is being typed into a form: the values, and what binds a field to its own. */
export function useFields<const Name extends string>(first: { readonly [name in Name]: string }): [
  { readonly [name in Name]: string },
  (name: Name) => FieldBinding,
] {
  const [values, setValues] = useState(first);
  return [
    values,
    (name) => ({ value: values[name], onChange: (value) => setValues((now) => ({ ...now, [name]: value })) }),
  ];
}

type FieldProps = FieldBinding & { label: string; hint?: string; optional?: boolean };

export const EmailField = ({ optional = false, ...rest }: FieldProps) => (
  <TextField type="email" autoComplete="email" required={!optional} {...rest} />
);

/** A password that is there already, or the one that comes. Browsers fill in or propose accordingly. */
export const PasswordField = ({ which, optional = false, ...rest }: FieldProps & { which: 'current' | 'new' }) => (
  <TextField type="password" autoComplete={`${which}-password`} required={!optional} {...rest} />
);
