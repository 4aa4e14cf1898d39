/** Pages that are a whole screen: a table or a replay. They have no footer, and a low header where there is little room. */
export const isTablePath = (path: string): boolean => /^\/(tables\/(?!new$)|matches\/|replay$)/.test(path);
