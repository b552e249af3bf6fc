import { exactMinor, fromMinor, maxAmount, toMinor } from './money.ts';

test('amounts with two decimals become minor units and come back the same', () => {
  for (let minor = 0; minor < 200_000; minor += 7) {
    expect(toMinor(fromMinor(minor))).toBe(minor);
  }
  expect(toMinor(1.1)).toBe(110);
  expect(toMinor(0.29)).toBe(29);
  expect(toMinor(maxAmount)).toBe(999_999_999);
});

test('what is finer than a cent, or no number, is no amount', () => {
  for (const amount of [0.001, 0.1 + 0.2, 1.005, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(toMinor(amount)).toBeUndefined();
    expect(() => exactMinor(amount)).toThrow(RangeError);
  }
});
