import { clsx, type ClassValue } from 'clsx';

/** What a class of Tailwind sets: classes that set the same contradict each other. */
const SETS: readonly (readonly [what: string, RegExp])[] = [
  ['position', /^(static|fixed|absolute|relative|sticky)$/],
  ['display', /^(block|inline-block|inline|flex|inline-flex|grid|inline-grid|contents|table|hidden)$/],
  ['wrap', /^flex-(wrap|wrap-reverse|nowrap)$/],
  ['direction', /^flex-(row|row-reverse|col|col-reverse)$/],
  ['flex', /^flex-/],
  ['align', /^text-(left|center|right|start|end|justify)$/],
  ['text-wrap', /^text-(wrap|nowrap|balance|pretty)$/],
  ['font-size', /^text-(xs|sm|base|lg|\dxl|xl|\[[\d.])/],
  ['color', /^text-/],
  ['font-family', /^font-(display|body|sans|mono)$/],
  ['font-weight', /^font-/],
  ['outline-style', /^outline-(solid|dashed|dotted|double|none)$/],
  ['outline-width', /^outline$|^outline-(\d|\[[\d.])/],
  ['outline-offset', /^outline-offset-/],
  ['outline-color', /^outline-/],
  ['border-style', /^border-(solid|dashed|dotted|double|none)$/],
  ['border-collapse', /^border-(collapse|separate)$/],
  ['border-width', /^border$|^border-(\d|\[[\d.])/],
  ['border-color', /^border-/],
  ['bg', /^bg-/],
  ['shadow', /^shadow/],
  ['fill', /^fill-/],
  ['grow', /^grow/],
  ['shrink', /^shrink/],
  ['decoration', /^(underline|line-through|no-underline)$/],
  ['overflow-x', /^overflow-x-/],
  ['overflow-y', /^overflow-y-/],
  ['overflow', /^overflow-/],
  ['grid-cols', /^grid-cols-/],
  ['grid-rows', /^grid-rows-/],
];
/** Each side by itself. */
const SIDES = /^(border-[trblxyse]|rounded-[trbl][lr]?)(?=$|-(\d|\[|none|full))/;
/** The rest of a name is the value. */
const PREFIXES =
  /^(z|[hw]|min-[hw]|max-[hw]|size|m[xytrbl]?|p[xytrbl]?|gap-[xy]|gap|leading|tracking|items|justify-items|justify-self|justify|content|self|basis|whitespace|line-clamp|order|opacity|inset-[xy]|inset|top|right|bottom|left|rounded|col-span|col-start|row-span|row-start)-./;
/** What is set along with something else. */
const WITH: { readonly [what: string]: readonly string[] } = {
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'border-width': ['border-t', 'border-r', 'border-b', 'border-l', 'border-x', 'border-y'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['grow', 'shrink', 'basis'],
};

/** Joins class names; of two that contradict each other under the same conditions the later one counts. */
export const classes = (...names: ClassValue[]): string => merge(clsx(names));

const known = new Map<string, string>();
/** Boards join the same few names again and again. */
const MOST_KNOWN = 2000;

function merge(names: string): string {
  let merged = known.get(names);
  if (merged === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    merged = withoutContradicted(names);
    known.set(names, merged);
  }
  return merged;
}

function withoutContradicted(names: string): string {
  const set = new Set<string>();
  const kept: string[] = [];
  for (const name of names.split(/\s+/).reverse()) {
    const [, conditions = '', value = ''] = /^((?:[^[\]:]|\[[^\]]*\])*:)?(.*)$/.exec(name) ?? [];
    const what = whatSets(value);
    if (what !== null) {
      if (set.has(conditions + what)) continue;
      for (const one of [what, ...(WITH[what] ?? [])]) set.add(conditions + one);
    }
    if (name !== '') kept.push(name);
  }
  return kept.reverse().join(' ');
}

function whatSets(value: string): string | null {
  const name = value.replace(/^-/, '');
  return SIDES.exec(name)?.[1] ?? SETS.find(([, names]) => names.test(name))?.[0] ?? PREFIXES.exec(name)?.[1] ?? null;
}
