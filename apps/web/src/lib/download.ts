/** Hands something to the person as a file. */
export const download = (what: unknown, name: string): void =>
  downloadText(JSON.stringify(what, null, 1), name, 'application/json');

export function downloadText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
