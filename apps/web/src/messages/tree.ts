/** The texts of the pages, as next-intl nests them. */
export type Tree = { readonly [key: string]: string | Tree };

/** Every key, from the root on: `shell.more`. */
export const paths = (tree: Tree, at = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : paths(value, `${at}${key}.`),
  );
