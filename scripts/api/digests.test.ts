import { deprecationsOf, digestsOf } from './digests.ts';

const door = 'shared/ui/src/index.ts';
const index = 'shared/ui/src/index.d.ts';

/** The digest of `Button` where its own declaration and its neighbours' are these. */
function digestOf(button: string, others: Record<string, string> = {}): string | undefined {
  const declarations = new Map([
    [index, "export { Button, type ButtonProps } from './button/button.tsx';"],
    ['shared/ui/src/button/button.d.ts', button],
    ...Object.entries(others),
  ]);
  return digestsOf(declarations, door).Button;
}

const plain =
  'export interface ButtonProps { label: string }\nexport declare function Button(props: ButtonProps): void;';

it('a name is what it says of itself and of all that it names', () => {
  expect(digestOf(plain)).toMatch(/^[0-9a-f]{8}$/);
  expect(digestOf(plain.replace('label: string', 'label: number'))).not.toBe(digestOf(plain));
  const far =
    "import type { Look } from '../look.ts';\nexport declare function Button(look: Look): void;";
  const look = (text: string) => ({ 'shared/ui/src/look.d.ts': `export type Look = ${text};` });
  expect(digestOf(far, look("'calm'"))).not.toBe(digestOf(far, look("'loud'")));
});

it('comments, places and what nobody names say nothing', () => {
  const remarked = `/** A button. */\n\n${plain}\nexport declare const unused: 5;`;
  expect(digestOf(remarked)).toBe(digestOf(plain));
});

it('types are erased, so nobody is handed them', () => {
  const declarations = new Map([[index, `${plain}\nexport type { ButtonProps as Props };`]]);
  expect(Object.keys(digestsOf(declarations, door))).toEqual(['Button']);
});

it('a library counts by name, and a type that was inferred is followed', () => {
  const inferred = "export declare const Button: import('../look.ts').Look;";
  const look = (text: string) => ({ 'shared/ui/src/look.d.ts': `export interface Look ${text}` });
  expect(digestOf(inferred, look('{ a: 1 }'))).not.toBe(digestOf(inferred, look('{ a: 2 }')));
  const of = (library: string) =>
    digestOf(`import type { A } from '${library}';\nexport declare const Button: A;`);
  expect(of('react')).not.toBe(of('preact'));
});

it('what is deprecated is known under the name it is shown by, with what to use instead', () => {
  const remark =
    '/**\n * A button.\n * @deprecated Use `Action`\n *   instead.\n * @see Action\n */';
  const declarations = new Map([
    [index, "export { Button as Press, Link, Look } from './button.ts';"],
    [
      'shared/ui/src/button.d.ts',
      `${remark}\nexport declare const Button: 1;\n/** Calm. */\nexport declare const Link: 2;
/** @deprecated A type, which nobody is handed. */\nexport type Look = 3;`,
    ],
  ]);
  expect(deprecationsOf(declarations, door)).toEqual({ Press: 'Use `Action` instead.' });
});
