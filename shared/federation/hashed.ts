/** A file with a hash in its name never changes, so who has it once may keep it. */
export function isHashed(path: string): boolean {
  return /\.[0-9a-f]{8,}\.\w+$/.test(path);
}
