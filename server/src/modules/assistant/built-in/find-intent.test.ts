import type { Place } from '@board/time/words';
import { type Intent, noErrand } from '../../../area/intent.ts';
import { findIntent } from './find-intent.ts';

const day = '2026-11-18';
const place: Place = { locale: 'zh-CN', today: day, openDay: day, now: '10:00' };
const debts = { says: [`${noErrand}{name}[还]欠我[多少|多少钱|钱]`] } as unknown as Intent;

test('who asks about a debt is answered by its area', () => {
  expect(findIntent('张三还欠我多少钱', place, [debts])).toMatchObject({ intent: debts });
});

test.each(['提醒我明天问张三欠我多少钱', '删除张三欠我钱'])(
  '%s is something to be done, and no question of an area',
  (said) => {
    expect(findIntent(said, place, [debts])).toBeUndefined();
  },
);
