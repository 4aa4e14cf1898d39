/** Lines of code in a text: without empty lines, comments and imports, which tools write. */
export function codeLines(text) {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import\b[\s\S]*?;$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}
