import { forgetOldShared, holdShared, takeShared } from './shared-thing.ts';

let kept = new Map<string, Response>();
const cache = {
  match: async (key: string) => kept.get(key),
  put: async (key: string, response: Response) => void kept.set(key, response),
};

beforeEach(() => {
  kept = new Map();
  const caches = { open: async () => cache, delete: async () => kept.clear() };
  Object.assign(globalThis, { caches });
  jest
    .spyOn(Response, 'redirect')
    .mockImplementation((_, status) => new Response(null, { status: status ?? 302 }));
});

function share(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return holdShared({ formData: async () => form } as unknown as Request);
}

test('what was shared before and never looked at does not come along', async () => {
  await share({ text: 'A bill', file: new File(['1'], 'bill.csv', { type: 'text/csv' }) });
  await share({ text: 'Call back' });
  expect(await takeShared()).toEqual({ words: 'Call back', files: [] });
});

test('of several pictures every one comes along, in its order', async () => {
  const form = new FormData();
  for (const name of ['one.png', 'two.png'])
    form.append('file', new File(['1'], name, { type: 'image/png' }));
  await holdShared({ formData: async () => form } as unknown as Request);
  expect((await takeShared()).files.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
});

test('of what is shared only so much is kept as a person would share', async () => {
  const form = new FormData();
  form.append('text', 'x'.repeat(30_000));
  for (const [name, bytes] of [
    ['large.mp4', 20_000_001],
    ['small.png', 1],
  ] as const)
    form.append('file', new File([new Uint8Array(bytes)], name));
  await holdShared({ formData: async () => form } as unknown as Request);
  const { words, files } = await takeShared();
  expect(words).toHaveLength(20_000);
  expect(files.map(({ name }) => name)).toEqual(['small.png']);
});

test('what nobody looked at within ten minutes is gone, for whoever signs in then', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await share({ text: 'A bill' });
  now.mockReturnValue(1_000_000 + 10 * 60_000 - 1);
  await forgetOldShared();
  expect(kept.size).toBe(1);
  now.mockReturnValue(1_000_000 + 10 * 60_000);
  expect(await takeShared()).toEqual({ words: '', files: [] });
});
