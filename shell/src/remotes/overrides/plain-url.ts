/** A web address without anything that hides where it leads. */
export function isPlainUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}

export const mayLoadFrom = (url: string, origins: readonly string[] = []): boolean =>
  isPlainUrl(url) && origins.includes(new URL(url).origin);
