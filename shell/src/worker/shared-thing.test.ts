import { holdShared, takeShared } from './shared-thing.ts';

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
