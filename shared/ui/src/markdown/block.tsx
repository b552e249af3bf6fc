import { type ComponentProps, type ReactNode, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { late } from '../layer/late.tsx';
import { openFence, wholeFence } from './blocks.ts';
import { CodeBlock, codeIn, textOf } from './code-block.tsx';
import { isCostly } from './cost.ts';
import { formulaMark, withFormulas } from './find-formulas.ts';
import { guard } from './guard.ts';
import { MarkdownStyle } from './markdown-root.tsx';
import { useProse } from './use-prose.ts';
import { whitelist } from './whitelist.ts';

const remarkPlugins = [remarkGfm];
const rehypePlugins: NonNullable<Options['rehypePlugins']> = [
  rehypeRaw,
  [rehypeSanitize, whitelist],
  guard,
];

const asWritten = ({ tex }: { tex: string }) => <code>{tex}</code>;

const Formula = late(async () => (await import('./formula.tsx')).Formula, {
  meanwhile: asWritten,
  failed: (_, formula) => asWritten(formula),
});

const components: Components = {
  code: ({ node, ...code }) => {
    const names = code.className?.split(' ') ?? [];
    if (!node || !names.includes(formulaMark)) return <code {...code} />;
    return <Formula tex={textOf(node)} display={names.includes('display')} />;
  },
  pre: ({ node }) => <CodeBlock {...codeIn(node)} />,
  table: ({ children, className, style }) => (
    <Table className={className} style={style}>
      {children}
    </Table>
  ),
  input: ({ checked }) => <Tick checked={checked === true} />,
  style: ({ children }) => <MarkdownStyle text={String(children ?? '')} />,
};

interface BlockProps {
  source: string;
  /** Still growing. */
  open?: boolean;
  /** Whether formulas are drawn. */
  formulas: boolean;
}

/** A part of a text that is parsed by itself, and not again while its text stands. */
export function Block({ source, open = false, formulas }: BlockProps) {
  return useMemo(() => drawn(source, open, formulas), [source, open, formulas]);
}

function drawn(source: string, open: boolean, formulas: boolean): ReactNode {
  const costly = isCostly(source);
  const fence = open ? openFence(source) : costly ? wholeFence(source) : undefined;
  if (fence) return <CodeBlock {...fence} />;
  if (costly) return <div className="plain">{source}</div>;
  return (
    <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
      {formulas ? withFormulas(source) : source}
    </Markdown>
  );
}

/** A table that scrolls by itself where it is wider than its place. */
function Table(props: Pick<ComponentProps<'table'>, 'className' | 'style' | 'children'>) {
  const prose = useProse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <div className="scroll" role="group" aria-label={prose('table')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The box of a task in a list: a sign, not a control. */
function Tick({ checked }: { checked: boolean }) {
  const prose = useProse();
  return (
    <span className="tick" role="img" aria-label={prose(checked ? 'checked' : 'unchecked')}>
      {checked ? '☑' : '☐'}
    </span>
  );
}
