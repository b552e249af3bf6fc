import { readAmount } from './read-amount.ts';

test.each([
  ['18', 1800],
  ['18.', 1800],
  ['.5', 50],
  ['18.50', 1850],
  ['18.500', 1850],
  ['0.01', 1],
  ['1.1', 110],
  ['9999999.99', 999_999_999],
])('%s is %i minor units', (typed, minor) => {
  expect(readAmount(typed)).toEqual({ minor });
});

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['0.00', 'missing'],
  ['.', 'missing'],
  ['1.2.3', 'missing'],
  ['1e3', 'missing'],
  ['0.001', 'precision'],
  ['18.005', 'precision'],
  ['10000000', 'too_large'],
])('%j is refused as %s', (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem });
});
