import { createRequire } from 'node:module';
import type { Session } from 'node:inspector';
import type { Game } from '@quayside/engine';
import * as engine from '@quayside/engine/host';

/** A place outside the state where functions of a module can keep something: a variable, a list, a map. */
export interface Memory {
  /** What has changed since it was looked at first, by name. Variables can't be put back, the contents of lists and maps can. */
  changes(): { readonly variables: readonly string[]; readonly contents: readonly string[] };
  /** Puts lists, maps and objects back as they were at first, as if the process had just begun. */
  forget(): void;
}

type Call = (method: string, parameters: object) => { result?: unknown; internalProperties?: unknown };
interface Remote {
  readonly name: string;
  readonly value?: {
    readonly type: string;
    readonly value?: unknown;
    readonly objectId?: string;
    readonly description?: string;
  };
}
type Container = object;
/** What a container held: keys and values in their order. */
type Contents = readonly (readonly [unknown, unknown])[];

const MOST_FUNCTIONS = 3000;
const MOST_CONTAINERS = 20_000;
/** The core has scratch space and caches of its own. */
const OF_CORE = new Set<unknown>(Object.values(engine));
/** Nor is what belongs to Node the module's memory. */
const OF_NODE = new Set<unknown>(
  Object.getOwnPropertyNames(globalThis).map(
    (name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown,
  ),
)
  .add(globalThis)
  .add(process);
const NOT_ITS_OWN = new Set([
  '__vite_ssr_import_meta__',
  '__vite_ssr_exports__',
  'this',
  'arguments',
  'require',
  'module',
  'exports',
  '__filename',
  '__dirname',
]);
const KNOWN = new Set<unknown>([Object, Array, Map, Set, RegExp]);
/** Where values are handed from the inspector to this file. */
const SINK = Symbol.for('quayside.conformance.sink');

/** Looks at everything that the functions of a game can reach besides their arguments. Null where this Node can't tell. */
export function memoryOf(game: Game): Memory | null {
  const session = connect();
  if (!session) return null;
  const first = look(session, game);
  return {
    changes() {
      const now = variablesIn(session, first.functions);
      const variables = [...first.variables]
        .filter(([place, value]) => now.has(place) && !Object.is(now.get(place), value) && !isContainer(value))
        .map(([place]) => place.slice(place.indexOf(' ') + 1));
      const contents = [...first.containers]
        .filter(([container, { held }]) => differs(held, contentsOf(container)))
        .map(([, { name }]) => name);
      // A cache only grows; where something is overwritten, somebody counts.
      for (const [container, { name, held }] of first.containers) {
        const kept = new Map(contentsOf(container));
        for (const [key, value] of held)
          if (kept.has(key) && isPlain(value) && isPlain(kept.get(key)) && !Object.is(value, kept.get(key)))
            variables.push(`${name}.${String(key)}`);
      }
      return { variables: [...new Set(variables)], contents: [...new Set(contents)] };
    },
    forget() {
      for (const [container, { held }] of first.containers)
        if (differs(held, contentsOf(container))) putBack(container, held);
    },
  };
}

/** The file of each script, by its number. */
const scripts = new Map<string, string>();
/** Test runners and other packages have a memory of their own, which is nobody's rules. */
const FOREIGN = /node_modules|^node:|\/conformance\//;

function connect(): Call | null {
  try {
    const { Session: Inspector } = createRequire(import.meta.url)('node:inspector') as { Session: new () => Session };
    const session = new Inspector();
    session.connect();
    session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));
    session.post('Debugger.enable');
    session.post('Debugger.disable');
    return (method, parameters) => {
      let answer: ReturnType<Call> = {};
      // A session in the same thread answers at once.
      session.post(method, parameters, (_, result) => (answer = (result ?? {}) as ReturnType<Call>));
      return answer;
    };
  } catch {
    return null;
  }
}

interface Seen {
  readonly functions: readonly (readonly [string, object])[];
  readonly variables: ReadonlyMap<string, unknown>;
  readonly containers: ReadonlyMap<Container, { readonly name: string; readonly held: Contents }>;
}

function look(call: Call, game: Game): Seen {
  const functions = new Map<object, string>();
  const containers = new Map<Container, { name: string; held: Contents }>();
  const variables = new Map<string, unknown>();
  const queue: (readonly [string, unknown])[] = [['game', game]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, value] = next;
    // What bots learn from is written into scratch space, from the state alone each time.
    if (value !== undefined && value === game.features) continue;
    if (typeof value === 'function') {
      if (functions.has(value) || functions.size >= MOST_FUNCTIONS || isNative(value) || OF_CORE.has(value)) continue;
      functions.set(value, name);
      for (const [variable, held] of scopeOf(call, value)) {
        variables.set(`${functions.size} ${variable}`, held);
        queue.push([variable, held]);
      }
      for (const [key, held] of Object.entries(value)) queue.push([`${name}.${key}`, held]);
    }
    if (!isContainer(value) || containers.has(value) || containers.size >= MOST_CONTAINERS) continue;
    const held = contentsOf(value);
    containers.set(value, { name, held });
    for (const [key, one] of held)
      if (isContainer(one) || typeof one === 'function') queue.push([`${name}.${String(key)}`, one]);
  }
  return { functions: [...functions].map(([fn, name]) => [name, fn] as const), variables, containers };
}

function variablesIn(call: Call, functions: Seen['functions']): Map<string, unknown> {
  const found = new Map<string, unknown>();
  functions.forEach(([, fn], i) => {
    for (const [variable, held] of scopeOf(call, fn)) found.set(`${i + 1} ${variable}`, held);
  });
  return found;
}

/** The variables of its module and of the functions around it. */
function scopeOf(call: Call, fn: object): [string, unknown][] {
  const sink = globalThis as { [SINK]?: unknown };
  sink[SINK] = fn;
  const { result } = call('Runtime.evaluate', { expression: `globalThis[Symbol.for('${SINK.description}')]` });
  const { internalProperties } = propertiesOf(call, result as NonNullable<Remote['value']>);
  const location = (internalProperties as readonly Remote[] | undefined)?.find(
    ({ name }) => name === '[[FunctionLocation]]',
  )?.value?.value as { scriptId?: string } | undefined;
  if (FOREIGN.test(scripts.get(location?.scriptId ?? '') ?? '')) return [];
  const scopes = (internalProperties as readonly Remote[] | undefined)?.find(
    ({ name }) => name === '[[Scopes]]',
  )?.value;
  const found: [string, unknown][] = [];
  for (const { value: scope } of listOf(call, scopes)) {
    if (!scope?.objectId || /^(Global|Script)/.test(scope.description ?? '')) continue;
    for (const { name, value } of listOf(call, scope)) {
      if (value === undefined || NOT_ITS_OWN.has(name)) continue;
      if (!value.objectId) found.push([name, value.value]);
      else {
        call('Runtime.callFunctionOn', {
          objectId: value.objectId,
          functionDeclaration: `function () { globalThis[Symbol.for('${SINK.description}')] = this; }`,
        });
        found.push([name, sink[SINK]]);
      }
    }
  }
  call('Runtime.releaseObjectGroup', { objectGroup: '' });
  delete sink[SINK];
  return found;
}

const propertiesOf = (call: Call, of: NonNullable<Remote['value']> | undefined) =>
  of?.objectId ? call('Runtime.getProperties', { objectId: of.objectId, ownProperties: true }) : {};
const listOf = (call: Call, of: Remote['value']): readonly Remote[] =>
  ((propertiesOf(call, of).result as readonly Remote[] | undefined) ?? []).filter(({ value }) => value !== undefined);

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' && typeof value !== 'function' && value !== undefined;
const isNative = (fn: object): boolean => Function.prototype.toString.call(fn).endsWith('{ [native code] }');

/** Some of a bundler's own objects throw when they are looked at: those hold nothing of the module's. */
function isContainer(value: unknown): value is Container {
  try {
    return holds(value);
  } catch {
    return false;
  }
}

function holds(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return false;
  if (OF_NODE.has(value)) return false;
  const { constructor } = value as { constructor?: unknown };
  const own = typeof constructor !== 'function' || !isNative(constructor) || KNOWN.has(constructor);
  if (!own && !isModule(value)) return false;
  // What a WeakMap holds nobody can list; a copy of a state has none of it.
  return !Object.prototype.toString.call(value).startsWith('[object Weak');
}

function contentsOf(container: Container): Contents {
  if (container instanceof Map) return [...container];
  if (container instanceof Set) return [...container].map((one) => [one, one] as const);
  if (container instanceof RegExp) return [['lastIndex', container.lastIndex]];
  const names = Object.keys(container).filter(
    (name) => !('get' in (Object.getOwnPropertyDescriptor(container, name) ?? {})) || isModule(container),
  );
  return names.map((name) => [name, (container as { [key: string]: unknown })[name]] as const);
}
const isModule = (value: object): boolean => Object.prototype.toString.call(value) === '[object Module]';

const differs = (a: Contents, b: Contents): boolean =>
  a.length !== b.length || a.some(([key, value], i) => !Object.is(key, b[i]?.[0]) || !Object.is(value, b[i]?.[1]));

function putBack(container: Container, held: Contents): void {
  if (isModule(container)) return;
  if (container instanceof Map) {
    container.clear();
    for (const [key, value] of held) container.set(key, value);
  } else if (container instanceof Set) {
    container.clear();
    for (const [key] of held) container.add(key);
  } else {
    const plain = container as { [key: string]: unknown };
    for (const name of Object.keys(plain)) if (name !== 'length') Reflect.deleteProperty(plain, name);
    if (Array.isArray(container)) container.length = 0;
    for (const [key, value] of held) Reflect.set(plain, key as string, value);
  }
}
