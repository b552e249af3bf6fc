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
  [`/* } { */ html { a: b } ${own} { c: d }`, ['html']],
  ['/* a **/ html { a: b }', ['html']],
  ['/**/body/* b */ { a: b }', ['body']],
  ['/* without an end body { a: b }', []],
  [`${own} { content: '}' } nav { a: b }`, ['nav']],
  [`${own} { content: "\\"}" } nav { a: b }`, ['nav']],
  [`${own}[title="a { b"], ul { a: b }`, ['ul']],
  [`@font-face { src: url(a) } p { a: b }`, ['p']],
  [`@page first { @media print { x { a: b } } } p { a: b }`, ['@page first', 'p']],
  [`@charset "a"; p { a: b; c: d }`, ['p']],
  [`a:is(${own}, b) { e: f }`, [`a:is(${own}, b)`]],
  [`a:where(${own}, :is(b ${own}, ${own} c)) { e: f }`, []],
  [`b:is(c, d)${own} { e: f }`, []],
  [`*:not(:is(:is(${own}))) { e: f }`, [`*:not(:is(:is(${own})))`]],
  [`p[title="${own}"] { e: f }`, [`p[title="${own}"]`]],
  ['& body { e: f }', ['& body']],
  ['@media print { & { e: f } }', ['&']],
  ['@scope (body) { & p { e: f } }', ['& p']],
  [`${own} { @media print { & p { e: f } } }`, []],
  ['@property --text { inherits: true }', ['@property --text']],
  ['@property --finance-text { inherits: true }', []],
  ['@keyframes spin { to { a: b } }', ['@keyframes spin']],
  ['@-webkit-keyframes spin { to { a: b } }', ['@-webkit-keyframes spin']],
  ['@import "other.css"; @namespace a;', ['@import "other.css"', '@namespace a']],
  ['@font-face { src: url({) } body { e: f }', ['body']],
  [`${own} { content: "\n} body { e: f }`, ['body']],
  [`${own}\\" { e: f } body { e: f } ${own}\\" { e: f }`, ['body']],
  [`a:not(b),c { e: f }`, ['a:not(b)', 'c']],
  [`${own}:not(${own}) b { e: f }`, []],
  [`*:not(${own}) { e: f }`, [`*:not(${own})`]],
  [`body:has(:is(${own}, b)) { e: f }`, [`body:has(:is(${own}, b))`]],
])('in %j finds %j', (css, foreign) => {
  expect(foreignSelectors(css, 'finance')).toEqual(foreign);
});

it('reads a text of any kind once', () => {
  const started = performance.now();
  for (const part of [
    '{',
    '@keyframes a{',
    '/*',
    '"',
    'a,',
    '((',
    '};',
    ':not(',
    ':has(a(',
    ':not(a)(',
    ':is(',
    ':is(a),',
    'url(',
    '@import',
    '@property a;',
  ]) {
    foreignSelectors(part.repeat(50_000), 'finance');
  }
  expect(performance.now() - started).toBeLessThan(3_000);
});
