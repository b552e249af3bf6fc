import { bearer } from '../session/bearer.ts';
import { report } from './report.ts';

const failure = { remote: 'finance', version: '2', phase: 'entry' } as const;

function answerWith(answer: () => Promise<unknown>) {
  const fetched = jest.fn<Promise<unknown>, Parameters<typeof fetch>>(answer);
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

it('tells remote, version and phase', () => {
  const fetched = answerWith(async () => ({ ok: true }));
  report(failure);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/client-reports');
  expect(JSON.parse(String(init?.body))).toEqual(failure);
});

it('signs what it tells where somebody is signed in', () => {
  const fetched = answerWith(async () => ({ ok: true }));
  bearer.keep('a-token');
  report(failure);
  bearer.drop();
  report(failure);
  const headers = fetched.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(headers.map((each) => each.get('authorization'))).toEqual(['Bearer a-token', null]);
});

it.each([
  ['the network is gone', () => Promise.reject(new TypeError('failed'))],
  [
    'the browser forbids it',
    () => {
      throw new Error('forbidden');
    },
  ],
])('adds no trouble when %s', async (_, answer) => {
  answerWith(answer);
  expect(() => report(failure)).not.toThrow();
  await Promise.resolve();
});
