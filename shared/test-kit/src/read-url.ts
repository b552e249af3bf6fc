/** The parameters and the query of an address, as the call's path names them. */
export function readUrl(path: string, url: string) {
  const address = new URL(url, 'http://board');
  const names = path.split('/');
  const parts = address.pathname.replace(/^\/api/, '').split('/');
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const key = /^\{(\w+)\}$/.exec(name)?.[1];
    if (key) params[key] = decodeURIComponent(parts[index] ?? '');
  }
  return { params, query: Object.fromEntries(address.searchParams) };
}
