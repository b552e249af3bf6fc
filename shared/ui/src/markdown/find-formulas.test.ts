import { formulaMark, withFormulas } from './find-formulas.ts';

/** What was taken for formulas, in the order of the text. */
function found(source: string): string[] {
  const taken = withFormulas(source).matchAll(
    new RegExp(`<code class="${formulaMark}( display)?">(.*?)</code>`, 'g'),
  );
  return [...taken].map(([, display, text = '']) => {
    const tex = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    return display ? `[${tex}]` : tex;
  });
}

test.each([
  ['Euler: $e^{i\\pi} = -1$.', ['e^{i\\pi} = -1']],
  ['当 $x$ 与 $3y$ 时', ['x', '3y']],
  ['so \\(a_1 < b_1\\) holds', ['a_1 < b_1']],
  ['\\[\nx = 1\n\\]', ['[x = 1]']],
  ['1. \\[x\\]', ['[x]']],
  ['$$\\sum_{j=1}^n j$$', ['[\\sum_{j=1}^n j]']],
  ['| a |\n| - |\n| $|x|$ |', ['|x|']],
])('%j has formulas', (source, formulas) => {
  expect(found(source)).toEqual(formulas);
});

test.each([
  'lunch $5 and coffee $6',
  'from $18-$20, HK$50, US$60',
  '午饭$18，还剩$200',
  '$18 (in US$)',
  'escaped \\$x\\$',
  '`$x$` and ```\n$y$\n```',
  '~~~\n$x$',
  '    $x$',
  '<p title="$x$">y</p>',
  '<style>.a::after{content:"$x$"}</style>',
  '[a](/b$x$) https://example.org/$x$',
  'an array \\[not a link\\]',
  `$${'x'.repeat(1_001)}$`,
])('%j has none', (source) => {
  expect(withFormulas(source)).toBe(source);
});
