import { ApiError } from '@board/platform';
import { untilItWorks } from './until-it-works.ts';

const failure = (status: number) => new ApiError(status, 'http', { message: 'no' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a call that works is made once', async () => {
  const call = jest.fn(async () => undefined);
  await untilItWorks(call);
  expect(call).toHaveBeenCalledTimes(1);
});

test('one that fails is tried again, later each time, until it works', async () => {
  const call = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(failure(503))
    .mockRejectedValueOnce(failure(0))
    .mockResolvedValue(undefined);
  const done = untilItWorks(call);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(call).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(call).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(call).toHaveBeenCalledTimes(3);
});

test('it is given up in the end, and at once where it is hopeless', async () => {
  const call = jest.fn(async () => {
    throw failure(500);
  });
  const done = untilItWorks(call);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  await done;
  expect(call).toHaveBeenCalledTimes(4);

  const refused = jest.fn(async () => {
    throw failure(404);
  });
  await untilItWorks(refused);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('a mistake of our own is not hidden', async () => {
  await expect(untilItWorks(() => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops');
});
