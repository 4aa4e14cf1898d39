import { useTranslations } from 'next-intl';
import type { OptionSpec } from '@quayside/engine';
import { ChoiceField, FlagField, Stepper, TextField } from '@quayside/ui';

export type OptionValue = string | boolean | number;
/** Above this a number is typed, not stepped. */
const MOST_STEPS = 30;

interface OptionFieldProps {
  name: string;
  spec: OptionSpec;
  messages: { readonly [key: string]: string };
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** What a person sets an option with, as its kind asks for. */
export function OptionField({ name, spec, messages, value, onChange }: OptionFieldProps) {
  const t = useTranslations('shell');
  const label = messages[`option.${name}`] ?? name;
  switch (spec.kind) {
    case 'flag':
      return <FlagField label={label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <ChoiceField
          label={label}
          value={String(value)}
          onChange={onChange}
          choices={spec.values.map((one) => ({
            value: one,
            label: messages[`option.${name}.${one}`] ?? messages[`term.${one}`] ?? one,
          }))}
        />
      );
    case 'number':
      if (spec.max - spec.min > MOST_STEPS)
        return (
          <TextField
            label={label}
            value={String(value)}
            inputMode="numeric"
            onChange={(text) =>
              onChange(Math.min(spec.max, Math.max(spec.min, Math.trunc(Number(text.replace(/\D/g, ''))))))
            }
          />
        );
      return (
        <div className="grid gap-1">
          <span className="label-caps text-pencil">{label}</span>
          <Stepper
            label={label}
            words={{ more: t('oneMore'), less: t('oneLess') }}
            min={spec.min}
            max={spec.max}
            value={Number(value)}
            onChange={onChange}
          />
        </div>
      );
  }
}
