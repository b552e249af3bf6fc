/** What an entry adds to its deed, which is kept as JSON: 'username: lin, role: student'. */
export function detailsInWords(details: string): string {
  const known = read(details);
  if (known === undefined) return details;
  return Object.entries(known)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

function read(details: string): Record<string, unknown> | undefined {
  try {
    const known: unknown = JSON.parse(details);
    return typeof known === 'object' && known !== null ? { ...known } : undefined;
  } catch {
    // A newer server may write what is no JSON.
    return undefined;
  }
}
