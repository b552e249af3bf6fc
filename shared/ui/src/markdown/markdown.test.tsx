import { render, waitFor } from '@testing-library/react';
import { DrawnMarkdown } from './drawn-markdown.tsx';

function shadowIn(container: HTMLElement): ShadowRoot {
  const found = [...container.querySelectorAll('div')].find((each) => each.shadowRoot)?.shadowRoot;
  if (!found) throw new Error('The text has no root of its own');
  return found;
}

async function shown(content: string, { ended = true } = {}): Promise<ShadowRoot> {
  const { container } = render(<DrawnMarkdown content={content} ended={ended} />);
  return waitFor(() => {
    const shadow = shadowIn(container);
    if (shadow.childElementCount === 0) throw new Error('The text is empty');
    return shadow;
  });
}

test('markdown becomes a document: lists, tables, code', async () => {
  const root = await shown('1. a\n2. b\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```js\nlet a;\n```');
  expect(root.querySelectorAll('ol > li')).toHaveLength(2);
  expect(root.querySelector('table td')).toHaveTextContent('1');
  expect(root.querySelector('.code')).toHaveTextContent('jsCopy codelet a;');
});

test('the HTML of the whitelist stays, everything else goes', async () => {
  const root = await shown(
    '<kbd id="x" name="y" onclick="z()">Ctrl</kbd><script>a()</script><iframe src="b"></iframe>',
  );
  expect(root.querySelector('kbd')?.getAttributeNames()).toEqual([]);
  expect(root.querySelector('script, iframe')).toBeNull();
});

test('links open beside the board, or not at all', async () => {
  const root = await shown('[a](https://example.org) [b](javascript:alert(1)) [c](#top)');
  const [a, b, c] = root.querySelectorAll('a');
  expect(a).toHaveAttribute('target', '_blank');
  expect(a).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(b).not.toHaveAttribute('href');
  expect(c).not.toHaveAttribute('href');
});

test('pictures come from this site only; of others the words stay', async () => {
  const root = await shown(
    '![own](/picture.png) ![other](https://example.org/x.png) ![call](/api/x) ![spelt](/%61pi/x) ![torn](/%E0%A4%A)',
  );
  expect([...root.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/picture.png',
  ]);
  expect(root.querySelector('p')).toHaveTextContent('other call spelt torn');
});

test.each([
  '/API/x',
  '/%41pi/x',
  '/%2e%2e/api/x',
  '/./api/x',
  '/a/../api/x',
  '//api/x',
  '/%2fapi/x',
  '/.//api/x',
  '/\\api/x',
  '/a\\..\\api/x',
  '/%5c../api/x',
  '/api',
  '/api?x',
  '/api;x/y',
  '/ap%69%2fx',
  '/api%252fx',
  '/&#97;pi/x',
])('no picture is asked of the API, however it is spelt: %s', async (address) => {
  const root = await shown(`<img src="${address}" alt="a"> and <p>words</p>`);
  expect(root.querySelector('img')).toBeNull();
});

test('a picture without words is an ornament', async () => {
  const root = await shown('<img src="/own.png"> ![tree](/own.png)');
  expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', 'tree']);
  expect(root.querySelector('img')).toHaveAttribute('alt', '');
});

test('tasks of a list are signs with words, not controls', async () => {
  const root = await shown('- [x] one\n- [ ] two');
  expect(
    [...root.querySelectorAll('[role=img]')].map((tick) => tick.getAttribute('aria-label')),
  ).toEqual(['done', 'not done']);
  expect(root.querySelector('input')).toBeNull();
});

test('a code fence that is still open is shown as code', async () => {
  const root = await shown('Look:\n\n```js\nconst a = `1`;\n\nconst b', { ended: false });
  expect(root.querySelector('pre')).toHaveTextContent('const a = `1`; const b');
});

test('code is code however long it is, and other blocks that are too long are text', async () => {
  const code = 'let a = [1, 2];\n'.repeat(600);
  const root = await shown(`\`\`\`js\n${code}\`\`\`\n\n${'**a_ '.repeat(1_000)}`);
  expect(root.querySelectorAll('.code')).toHaveLength(1);
  expect(root.querySelector('pre')?.textContent).toBe(code);
  expect(root.querySelector('.plain')).toHaveTextContent('**a_ **a_');
});

test('a formula is drawn as mathematics, wherever it stands and whatever markdown would make of its signs', async () => {
  const root = await shown('So $a_1*b_1*c$ and\n\n| x |\n| - |\n| $|y|$ |\n\n\\[\\frac{1}{2}\\]');
  await waitFor(() => expect(root.querySelectorAll('math')).toHaveLength(3));
  expect(root.querySelector('p math')?.textContent).toBe('a1∗b1∗c');
  expect(root.querySelector('td math')?.textContent).toBe('∣y∣');
  expect(root.querySelector('.formula.display[tabindex] mfrac')).not.toBeNull();
  expect(root.querySelector('annotation')).toBeNull();
});

test('letters of other hands are signs of their own, and what may be wide scrolls', async () => {
  const root = await shown(
    `$\\mathbb{R1x}$ $\\mathcal{LC}$ $\\mathfrak{gC}$ $${'a+'.repeat(30)}b$`,
  );
  await waitFor(() => expect(root.querySelectorAll('math')).toHaveLength(4));
  expect([...root.querySelectorAll('p > math')].map((each) => each.textContent)).toEqual([
    'ℝ1𝕩',
    'ℒ𝒞',
    '𝔤ℭ',
  ]);
  expect(root.querySelectorAll('.formula:not(.display)[tabindex]')).toHaveLength(1);
});

test('a formula leads nowhere and loads nothing; what is no formula stands as it was written', async () => {
  const root = await shown(
    '$\\href{https://example.org}{a}\\includegraphics{/b.png}$ $c \\nothing$ <math><mi>Z</mi></math>',
  );
  await waitFor(() => expect(root.querySelectorAll('math')).toHaveLength(1));
  expect(root.querySelector('[href], [src], mglyph')).toBeNull();
  expect(root.querySelector('code')).toHaveTextContent('c \\nothing');
  expect(root.textContent).not.toContain('Z');
});

test('what would be too much to draw stays text: names of its own, endless matrices, formulas behind a long reply', async () => {
  const cells = `\\begin{matrix}${'&'.repeat(900)}\\end{matrix}`;
  const long = `${'x'.repeat(32_000)}\n\n`;
  const root = await shown(`$\\def\\a{x}\\a$ $${cells}$ $\\frac{1}{2}$\n\n${long}$y$`);
  await waitFor(() => expect(root.querySelectorAll('math')).toHaveLength(1));
  expect([...root.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    '\\def\\a{x}\\a',
    cells,
  ]);
  expect(root.textContent).toContain('$y$');
});

test('half a formula stands as text while the reply comes', async () => {
  const root = await shown('So $\\frac{1}', { ended: false });
  expect(root.querySelector('p')).toHaveTextContent('So $\\frac{1}');
});
