import { readAmount } from './read-amount.ts';

test.each([
  ['18', 1800],
  ['18.', 1800],
  ['.5', 50],
  ['18.50', 1850],
  ['18.500', 1850],
  ['0.01', 1],
  ['1.1', 110],
  ['18,5', 1850],
  ['18,50', 1850],
  ['18,', 1800],
  ['1,000', 100_000],
  ['1,000.5', 100_050],
  ['12,345', 1_234_500],
  ['9,999,999.99', 999_999_999],
  ['9999999.99', 999_999_999],
])('%s is %i minor units', (typed, minor) => {
  expect(readAmount(typed)).toEqual({ minor });
});

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['0.00', 'missing'],
  ['.', 'missing'],
  [',', 'missing'],
  ['1.2.3', 'unreadable'],
  ['1e3', 'unreadable'],
  ['-5', 'missing'],
  ['-0.01', 'missing'],
  ['-1,000', 'unreadable'],
  ['1000,500', 'unreadable'],
  ['1,00,000', 'unreadable'],
  ['0,500', 'unreadable'],
  ['0.001', 'precision'],
  ['18.005', 'precision'],
  ['10000000', 'too_large'],
])('%j is refused as %s', (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem });
});
