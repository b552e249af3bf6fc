/** What another app shared with this one, between the worker that is told and the page that asks. */
const cacheName = 'board-shared';
const wordsKey = '/share/words';
const fileKey = '/share/file';

export const sharePath = '/share';

export interface SharedThing {
  words: string;
  file?: File;
}

/** The system sends it as a form; the page that follows takes it out again. */
export async function holdShared(request: Request): Promise<Response> {
  const form = await request.formData();
  // What was never looked at does not come along.
  await forgetShared();
  const cache = await caches.open(cacheName);
  const parts = ['title', 'text', 'url'].map((name) => form.get(name));
  const said = parts.filter((part) => typeof part === 'string').filter(Boolean);
  await cache.put(wordsKey, new Response([...new Set(said)].join('\n')));
  const file = form.get('file');
  if (file instanceof File) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(fileKey, new Response(file, { headers }));
  }
  return Response.redirect(sharePath, 303);
}

/** Once: what was taken is kept nowhere. */
export async function takeShared(): Promise<SharedThing> {
  if (!('caches' in globalThis)) return { words: '' };
  const cache = await caches.open(cacheName);
  const words = (await (await cache.match(wordsKey))?.text()) ?? '';
  const kept = await cache.match(fileKey);
  const name = decodeURIComponent(kept?.headers.get('x-name') ?? '');
  const type = kept?.headers.get('content-type') ?? '';
  const file = kept && new File([await kept.blob()], name, { type });
  await forgetShared();
  return file ? { words, file } : { words };
}

export async function forgetShared(): Promise<void> {
  await caches.delete(cacheName);
}
