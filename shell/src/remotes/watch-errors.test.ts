import type { RemoteReport } from './report.ts';
import { watchErrors } from './watch-errors.ts';

const seen: RemoteReport[] = [];
watchErrors((report) => seen.push(report));

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n at ${stack}` });
}
const inFinance = 'https://board.example/remotes/finance/1.0.0-0123456789ab/remote.0f.js:2:48965';
const rejects = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const throws = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeEach(() => {
  seen.length = 0;
});

it('tells once of what a remote throws in a handler or a promise, with its release', () => {
  const error = thrown('x is undefined', inFinance);
  throws(error);
  rejects(error);
  expect(seen).toEqual([
    { remote: 'finance', version: '1.0.0-0123456789ab', phase: 'handler', error },
  ]);
});

it.each([
  ['comes from the shell', thrown('y', 'https://board.example/assets/main.js:1:1')],
  ['is a refused request', thrown('refused', inFinance, 'ApiError')],
  ['was given up', thrown('given up', inFinance, 'AbortError')],
  ['is no error', 'a text'],
])('is quiet about what %s', (_, reason) => {
  rejects(reason);
  expect(seen).toEqual([]);
});
