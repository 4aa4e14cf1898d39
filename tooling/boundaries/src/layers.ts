// The folders of the web app's sources, from the top down: each may import itself and those after it.
const LAYERS = ['app', 'features', 'components', 'lib', 'i18n', 'messages'];

/** A relative import between two files, as paths from the package's folder. */
export interface LocalImport {
  from: string;
  to: string;
  line: number;
}

const layerOf = (file: string): string | undefined => /^src\/([^/]+)/.exec(file)?.[1];
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Why a file may not be where it is, or null. */
export function misplaced(file: string): string | null {
  const layer = layerOf(file);
  if (layer === undefined || LAYERS.includes(layer)) return null;
  return `src/${layer} is none of ${LAYERS.join(', ')}`;
}

/** Imports that lead from a layer to one above it, and imports that close a circle of features. */
export function layerViolations(imports: readonly LocalImport[]): (LocalImport & { message: string })[] {
  const upwards = imports.flatMap((one) => {
    const [from, to] = [layerOf(one.from) ?? '', layerOf(one.to) ?? ''];
    const allowed = !LAYERS.includes(from) || !LAYERS.includes(to) || LAYERS.indexOf(from) <= LAYERS.indexOf(to);
    return allowed ? [] : [{ ...one, message: `${from} may not import ${to}` }];
  });

  const importedBy = new Map<string, Set<string>>();
  const between = imports.flatMap((one) => {
    const [from, to] = [featureOf(one.from), featureOf(one.to)];
    if (from === undefined || to === undefined || from === to) return [];
    importedBy.set(from, (importedBy.get(from) ?? new Set()).add(to));
    return [{ ...one, features: { from, to } }];
  });
  const circles = between.flatMap(({ features: { from, to }, ...one }) => {
    const back = shortestPath(importedBy, to, from);
    if (!back) return [];
    return [{ ...one, message: `features import each other in a circle: ${[from, ...back].join(', ')}` }];
  });
  return [...upwards, ...circles];
}

/** The features passed on the shortest way from one to another, both included; null where there is none. */
function shortestPath(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): string[] | null {
  const paths = [[from]];
  const visited = new Set([from]);
  for (const path of paths) {
    const last = path.at(-1) ?? '';
    if (last === to) return path;
    for (const next of graph.get(last) ?? [])
      if (!visited.has(next)) {
        visited.add(next);
        paths.push([...path, next]);
      }
  }
  return null;
}
