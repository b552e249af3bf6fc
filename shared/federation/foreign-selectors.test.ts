import { foreignSelectors } from './foreign-selectors.ts';

const own = '.finance__row-abc123';

it.each([
  [`${own} { color: red }`, []],
  [`${own}:is(a, b) > span, body ${own} { color: red }`, []],
  ['body { display: none }', ['body']],
  [`${own}, html { color: red }`, ['html']],
  [`@media (width > 1px) { ${own} { a: b } * { c: d } }`, ['*']],
  ['@layer a { @supports (x: y) { :root { --a: b } } }', [':root']],
  [`@keyframes finance__in { from { a: b } to { c: d } }`, []],
  [`/* body { } */ ${own} { content: "} body {" }`, []],
  [`${own} { &:hover { a: b } }`, []],
  ['.other__row { color: red }', ['.other__row']],
])('in %j finds %j', (css, foreign) => {
  expect(foreignSelectors(css, 'finance')).toEqual(foreign);
});

it('reads a text of any kind once', () => {
  const started = performance.now();
  for (const part of ['{', '@keyframes a{', '/*', '"', 'a,', '((', '};']) {
    foreignSelectors(part.repeat(50_000), 'finance');
  }
  expect(performance.now() - started).toBeLessThan(3_000);
});
