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
  ['3+4', 700],
  ['0.1+0.2', 30],
  ['186/3', 6200],
  ['100/3', 3333],
  ['200/3', 6667],
  ['100/3*3', 10_000],
  ['12.5*2+5-.5', 2950],
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
  ['9999999*2', 'too_large'],
  ['3-4', 'missing'],
  ['3+', 'unreadable'],
  ['3++4', 'unreadable'],
  ['3+4+', 'unreadable'],
  ['1/0', 'unreadable'],
  ['1,000+5', 'unreadable'],
  [`${'9*'.repeat(40)}9`, 'unreadable'],
])('%j is refused as %s', (typed, problem) => {
  expect(readAmount(typed)).toEqual({ problem });
});

test('what is pasted costs no more than its length', () => {
  const start = performance.now();
  expect(readAmount(`-${'1'.repeat(100_000)}!`)).toEqual({ problem: 'unreadable' });
  expect(performance.now() - start).toBeLessThan(1_000);
});
