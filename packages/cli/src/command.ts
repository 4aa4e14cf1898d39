import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Something the person typed can't be: says what, and what is possible. Ends the program with code 2. */
export class UsageError extends Error {}

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What the value is called in the help: `--seats <n>`. */
  readonly value?: string;
  readonly about: string;
}

/** What a command has found out: a document for programs, lines for people. */
export interface CommandResult {
  readonly json: unknown;
  readonly text: string;
  /** False where the command did its work and the result is bad: rules broken, a scenario failed. */
  readonly ok?: boolean;
  /** It is on stdout already. */
  readonly printed?: boolean;
}

export interface CommandInput {
  readonly arguments: readonly string[];
  text(option: string): string | undefined;
  list(option: string): readonly string[];
  flag(option: string): boolean;
  /** A whole number within bounds, or the usual one. */
  number(option: string, usual: number, least: number, most: number): number;
}

export interface Command {
  readonly name: string;
  readonly about: string;
  /** Names of what follows the command, all of them required. */
  readonly takes: readonly string[];
  readonly options: { readonly [name: string]: CommandOption };
  readonly examples?: readonly string[];
  run(call: CommandInput): Promise<CommandResult> | CommandResult;
}

const COMMON: { readonly [name: string]: CommandOption } = {
  json: { type: 'boolean', about: 'print one JSON document and nothing else' },
  help: { type: 'boolean', about: 'say how the command is used' },
};

export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON }).map(([name, { value, type, about }]) => [
    `  --${name}${type === 'string' ? ` <${value ?? 'value'}>` : ''}`,
    about,
  ]);
  const width = Math.max(...options.map(([left = '']) => left.length)) + 2;
  const lines = [
    `quayside ${[command.name, ...command.takes.map((one) => `<${one}>`)].join(' ')} [options]`,
    '',
    command.about,
    '',
    ...options.map(([left = '', about = '']) => left.padEnd(width) + about),
  ];
  if (command.examples) lines.push('', ...command.examples.map((example) => `  $ quayside ${example}`));
  return lines.join('\n');
}

/** Reads the words after a command; whatever it does not know is an error that names what it knows. */
export function readCommandInput(
  command: Command,
  words: readonly string[],
): CommandInput & { readonly json: boolean; readonly help: boolean } {
  const known = { ...command.options, ...COMMON };
  const config: ParseArgsConfig['options'] = {};
  for (const [name, { type, multiple }] of Object.entries(known)) config[name] = { type, multiple: multiple ?? false };
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options: config, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(known).map((name) => `--${name}`);
    const [sentence = 'these options are not understood'] = String(
      error instanceof Error ? error.message : error,
    ).split('. ');
    throw new UsageError(`${sentence}. ${command.name} knows ${names.join(', ')}.`);
  }
  const { values, positionals } = parsed;
  if (!values['help'] && positionals.length !== command.takes.length) {
    const wanted = command.takes.length === 0 ? 'nothing' : command.takes.map((one) => `<${one}>`).join(' ');
    const given = positionals.length === 0 ? 'nothing' : positionals.join(' ');
    throw new UsageError(
      `${command.name} takes ${wanted}, and was given ${given}. See quayside ${command.name} --help.`,
    );
  }
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  return {
    json: values['json'] === true,
    help: values['help'] === true,
    arguments: positionals,
    text,
    list: (name) => (Array.isArray(values[name]) ? values[name].map(String) : []),
    flag: (name) => values[name] === true,
    number(name, usual, least, most) {
      const given = text(name);
      if (given === undefined) return usual;
      const n = /^-?\d+$/.test(given) ? Number(given) : NaN;
      if (!(n >= least && n <= most))
        throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not ${given}.`);
      return n;
    },
  };
}
