/** Something that is not the same on every machine and at every time. */
interface Source {
  readonly owner: object;
  readonly names: readonly string[];
  readonly what: string;
}

const LOCAL_TIME = ['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth', 'getTimezoneOffset'];
const LOCAL_TEXT = ['toString', 'toDateString', 'toTimeString'];
const LOCALE = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];

const sources = (): Source[] => [
  { owner: Math, names: ['random'], what: 'chance of its own' },
  { owner: Date, names: ['now'], what: 'the clock' },
  { owner: Date.prototype, names: ['getTime', 'valueOf'], what: 'the clock' },
  { owner: Date.prototype, names: [...LOCAL_TIME, ...LOCAL_TEXT], what: 'the time zone' },
  { owner: Date.prototype, names: LOCALE, what: 'the locale' },
  { owner: performance, names: ['now'], what: 'the clock' },
  { owner: process, names: ['hrtime', 'uptime', 'cwd', 'memoryUsage'], what: 'the process' },
  { owner: String.prototype, names: ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'], what: 'the locale' },
  { owner: Number.prototype, names: LOCALE, what: 'the locale' },
  { owner: BigInt.prototype, names: LOCALE, what: 'the locale' },
  { owner: Array.prototype, names: LOCALE, what: 'the locale' },
  { owner: Object.prototype, names: LOCALE, what: 'the locale' },
  { owner: Intl.Collator.prototype, names: ['compare', 'resolvedOptions'], what: 'the locale' },
  { owner: Intl.NumberFormat.prototype, names: ['format', 'formatToParts', 'resolvedOptions'], what: 'the locale' },
  { owner: Intl.DateTimeFormat.prototype, names: ['format', 'formatToParts', 'resolvedOptions'], what: 'the locale' },
  { owner: Intl.PluralRules.prototype, names: ['select', 'resolvedOptions'], what: 'the locale' },
  { owner: Intl.ListFormat.prototype, names: ['format', 'formatToParts'], what: 'the locale' },
  { owner: crypto, names: ['getRandomValues', 'randomUUID'], what: 'chance of its own' },
  {
    owner: globalThis,
    names: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch'],
    what: 'what comes later',
  },
];

/**
 * Watches everything that differs between machines and times for as long as something runs. Whoever asks for it is told of; what it
 * gets is what it would have got.
 */
export function watchOutside(tell: (name: string, what: string, caller: string) => void): {
  pause<T>(run: () => T): T;
  stop(): void;
} {
  let silent = false;
  const noted = new Set<string>();
  const undo: (() => void)[] = [];
  const trip = (name: string, what: string): void => {
    if (silent) return;
    silent = true;
    const caller = callerOf(new Error().stack ?? '');
    if (!noted.has(name + caller)) tell(name, what, caller);
    noted.add(name + caller);
    silent = false;
  };
  for (const { owner: of, names, what } of sources())
    for (const name of names) {
      const owner = Object.hasOwn(of, name) ? of : ((Object.getPrototypeOf(of) as object | null) ?? of);
      const known = Object.getOwnPropertyDescriptor(owner, name);
      if (!known?.configurable) continue;
      const said = `${nameOf(of)}${name}`;
      const { get, value } = known as { get?: () => unknown; value?: unknown };
      const put: PropertyDescriptor = get
        ? {
            ...known,
            get(this: unknown) {
              trip(said, what);
              return get.call(this);
            },
          }
        : {
            ...known,
            value: function (this: unknown, ...args: unknown[]) {
              trip(said, what);
              return (value as (...all: unknown[]) => unknown).apply(this, args);
            },
          };
      Object.defineProperty(owner, name, put);
      undo.push(() => Object.defineProperty(owner, name, known));
    }
  undo.push(
    replace(
      globalThis,
      'Date',
      new Proxy(Date, {
        construct(target, args: [], caller) {
          if (args.length === 0) trip('new Date', 'the clock');
          return Reflect.construct(target, args, caller) as Date;
        },
        apply(target, self, args: []) {
          trip('Date', 'the clock');
          return Reflect.apply(target, self, args);
        },
      }),
    ),
  );
  undo.push(
    replace(
      process,
      'env',
      new Proxy(process.env, {
        get(target, name, self) {
          if (typeof name === 'string') trip(`process.env.${name}`, 'the environment');
          return Reflect.get(target, name, self) as unknown;
        },
      }),
    ),
  );
  const pause = <T>(run: () => T): T => {
    const was = silent;
    silent = true;
    try {
      return run();
    } finally {
      silent = was;
    }
  };
  return { pause, stop: () => undo.forEach((one) => one()) };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  if (!known?.configurable) return () => undefined;
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    enumerable: known.enumerable ?? true,
    value,
  });
  return () => Object.defineProperty(owner, name, known);
}

const NAMES = new Map<object, string>([
  [Math, 'Math.'],
  [Date, 'Date.'],
  [performance, 'performance.'],
  [process, 'process.'],
  [crypto, 'crypto.'],
  [globalThis, ''],
]);
const nameOf = (owner: object): string => NAMES.get(owner) ?? `${owner.constructor.name}.`;

/** The function of the rules that asked, by the first line of a stack that is neither the core's nor the kit's. */
function callerOf(stack: string): string {
  const line = stack
    .split('\n')
    .slice(1)
    .find((one) => !/conformance\/outside|node:|\(native\)|<anonymous>/.test(one));
  return (
    /at (?:async )?(?:new )?([\w.$ [\]]+) \(/.exec(line ?? '')?.[1] ?? line?.trim().replace(/^at /, '') ?? 'the rules'
  );
}
