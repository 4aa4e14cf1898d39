/** A name that nobody else makes up. `randomUUID` is missing on plain http, where people play in their own network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
