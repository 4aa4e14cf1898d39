/** The texts of the pages, as next-intl nests them. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Every key, from the root on: `shell.more`. */
export const paths = (tree: MessageTree, at = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : paths(value, `${at}${key}.`),
  );
