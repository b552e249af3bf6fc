import { errorTable } from '@board/contracts/constants/error-codes';
import { messageOf, ServiceError } from './errors.ts';
import { failureText, keptFailure } from './kept-failure.ts';

const { reasons } = errorTable['education.unreadable'];
const han = /\p{Script=Han}/u;

test.each(Object.keys(reasons))('the reason %s is told in the language of the rest', (reason) => {
  const fill = { reason, number: 3, value: '13-14', field: 'room', most: 5000 };
  const error = new ServiceError('education.unreadable', { fill });
  expect(messageOf(error, 'en')).toMatch(/^The education system's reply cannot be read: \w/);
  expect(messageOf(error, 'en')).not.toMatch(han);
  const [, said] = messageOf(error, 'zh-CN').split('：');
  expect(said).toMatch(han);
  expect(said).not.toMatch(/[{}]/);
});

test('a failure that was kept is told with its reason to whoever asks', () => {
  const fill = { reason: 'date', number: 1, value: '2026-02-30' };
  const kept = keptFailure(new ServiceError('education.unreadable', { fill }));
  expect(failureText(kept, 'zh-CN')).toBe(
    '教务系统的回复无法识别：第 1 门课程的日期是“2026-02-30”',
  );
  expect(failureText(kept, 'en')).toBe(
    "The education system's reply cannot be read: course 1 has the date '2026-02-30'",
  );
});

test('a reason that nobody knows stands there as it is', () => {
  const error = new ServiceError('education.unreadable', { fill: { reason: 'no courses' } });
  expect(messageOf(error, 'en')).toMatch(/: no courses$/);
});
