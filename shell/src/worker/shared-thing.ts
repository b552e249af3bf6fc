/** What another app shared with this one, between the worker that is told and the page that asks. */
const cacheName = 'board-shared';
const wordsKey = '/share/words';
const fileKey = (at: number): string => `/share/file/${at}`;
const mostFiles = 20;
const mostLetters = 20_000;
const mostBytes = 20_000_000;
const keptMs = 10 * 60_000;
const sharedAt = 'x-at';

export const sharePath = '/share';

export interface SharedThing {
  words: string;
  /** Apps share several for one of the form. */
  files: readonly File[];
}

/** The system sends it as a form, as any other site may; the page that follows takes it out again. */
export async function holdShared(request: Request): Promise<Response> {
  const form = await request.formData();
  // What was never looked at does not come along.
  await forgetShared();
  const cache = await caches.open(cacheName);
  const parts = ['title', 'text', 'url'].map((name) => form.get(name));
  const said = parts.filter((part) => typeof part === 'string').filter(Boolean);
  const words = [...new Set(said)].join('\n').slice(0, mostLetters);
  await cache.put(wordsKey, new Response(words, { headers: { [sharedAt]: `${Date.now()}` } }));
  let bytes = 0;
  const files = form
    .getAll('file')
    .filter((part) => part instanceof File)
    .filter(({ size }) => {
      if (bytes + size > mostBytes) return false;
      bytes += size;
      return true;
    });
  for (const [at, file] of files.slice(0, mostFiles).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(fileKey(at), new Response(file, { headers }));
  }
  return Response.redirect(sharePath, 303);
}

/** Once: what was taken is kept nowhere. */
export async function takeShared(): Promise<SharedThing> {
  if (!('caches' in globalThis)) return { words: '', files: [] };
  await forgetOldShared();
  const cache = await caches.open(cacheName);
  const words = (await (await cache.match(wordsKey))?.text()) ?? '';
  const files: File[] = [];
  for (let at = 0; at < mostFiles; at += 1) {
    const kept = await cache.match(fileKey(at));
    if (!kept) break;
    const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
    const type = kept.headers.get('content-type') ?? '';
    files.push(new File([await kept.blob()], name, { type }));
  }
  await forgetShared();
  return { words, files };
}

/** What nobody took for so long: whoever signs in later on this device need not see it. */
export async function forgetShared(olderThanMs = 0): Promise<void> {
  const kept = olderThanMs > 0 && (await (await caches.open(cacheName)).match(wordsKey));
  if (kept && Date.now() - Number(kept.headers.get(sharedAt)) < olderThanMs) return;
  await caches.delete(cacheName);
}

export const forgetOldShared = (): Promise<void> => forgetShared(keptMs);
