import { isNear, soundParts } from './near-name.ts';

const slips = ['zangwei', 'zhang-wei', 'zhangwai', 'zhangwie', 'hzangwei', 'zhagnwei', 'zhanwgei'];

it.each(slips)('%s is one slip from zhangwei, and a sound part of it leads there', (slip) => {
  expect(isNear(slip, 'zhangwei')).toBe(true);
  expect(soundParts(slip).some((part) => 'zhangwei'.includes(part))).toBe(true);
});

it('tells two slips and other names from it', () => {
  for (const other of ['zangwie', 'zhang', 'liwei', ''])
    expect(isNear(other, 'zhangwei')).toBe(false);
  expect(soundParts('wei')).toEqual([]);
});
