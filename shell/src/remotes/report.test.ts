import { bearer } from '../identity/bearer.ts';
import { noteStart, report } from './report.ts';

const failure = { remote: 'finance', version: '2', phase: 'entry' } as const;

function answerWith(answer: () => Promise<unknown>) {
  const fetched = jest.fn<Promise<unknown>, Parameters<typeof fetch>>(answer);
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

const bodyOf = (fetched: ReturnType<typeof answerWith>) =>
  JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));

it('tells remote, version and phase, and where it was', () => {
  const fetched = answerWith(async () => ({ ok: true }));
  report(failure);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/client-reports');
  expect(bodyOf(fetched)).toEqual({ ...failure, route: '/' });
});

it('tells what was thrown, within what the server takes', () => {
  const fetched = answerWith(async () => ({ ok: true }));
  const error = Object.assign(new Error(`${'x'.repeat(499)}\u{1F4B0}`), {
    stack: 'y'.repeat(3000),
  });
  report({ ...failure, error });
  expect(bodyOf(fetched)).toMatchObject({
    message: `${'x'.repeat(499)}\uFFFD`,
    stack: 'y'.repeat(2000),
  });
});

it('tells once for whom a release works, when the page is filled', () => {
  jest.useFakeTimers();
  const fetched = answerWith(async () => ({ ok: true }));
  bearer.keep('a-token');
  for (const name of ['finance', 'finance', 'admin']) noteStart({ name, version: '2' }, 240);
  jest.advanceTimersByTime(10_000);
  bearer.drop();
  jest.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/client-reports/starts');
  const releases = ['finance', 'admin'].map((remote) => ({ remote, version: '2', ready_ms: 240 }));
  expect(bodyOf(fetched)).toEqual({ releases });
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
