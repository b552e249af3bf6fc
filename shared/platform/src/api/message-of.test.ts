import { boardState } from '../state/board-state.ts';
import { ApiError } from './api-error.ts';
import { messageOf } from './message-of.ts';

const own = 'add failed, please retry';

beforeEach(() => {
  boardState.locale = 'en';
});

test('what the server said counts, with a code and without', () => {
  const said = { message: 'The ledger is closed' };
  expect(messageOf(new ApiError(409, 'request.stale', said), own)).toBe(said.message);
  expect(messageOf(new ApiError(422, 'http', said), own)).toBe(said.message);
});

test('our own words stand where nobody said anything that can be read', () => {
  const unreadable = { message: { no: 'text' } as unknown as string };
  expect(messageOf(new ApiError(502, 'http'), own)).toBe(own);
  expect(messageOf(new ApiError(400, 'http', { message: ' ' }), own)).toBe(own);
  expect(messageOf(new ApiError(400, 'http', unreadable), own)).toBe(own);
  expect(messageOf(new ApiError(0, 'network'), own)).toBe(own);
  expect(messageOf(new TypeError('a bug'), own)).toBe(own);
});

test.each([
  [3, '请在3秒钟后再试。', 'Please try again in 3 seconds.'],
  [60, '请在1分钟后再试。', 'Please try again in 1 minute.'],
  [898, '请在15分钟后再试。', 'Please try again in 15 minutes.'],
  [7201, '请在3小时后再试。', 'Please try again in 3 hours.'],
])('who has to wait %i seconds is told so', (seconds, zh, en) => {
  const throttled = new ApiError(429, 'request.too_many', { message: 'Slow down' }, seconds);
  expect(messageOf(throttled, own)).toBe(`Slow down. ${en}`);
  boardState.locale = 'zh-CN';
  expect(messageOf(new ApiError(429, 'http', {}, seconds), '登录失败')).toBe(`登录失败。${zh}`);
});
