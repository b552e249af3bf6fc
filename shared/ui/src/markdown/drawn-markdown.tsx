import { useDeferredValue, useMemo } from 'react';
import { Block } from './block.tsx';
import { splitBlocks } from './blocks.ts';
import { MarkdownRoot } from './markdown-root.tsx';

export interface MarkdownProps {
  readonly content: string;
  /** Nothing more will come. */
  readonly ended?: boolean;
  /** A line that was begun stays a line, as in what people write by hand. */
  readonly lines?: boolean;
}

/** Thousands of formulas would take a second to lay out; behind so many characters they are text. */
const formulasWithin = 32_000;

/** Markdown and the HTML in it. Finished blocks are parsed once; only the open end is parsed as it grows. */
export function DrawnMarkdown({ content, ended = true, lines = false }: MarkdownProps) {
  const shown = useDeferredValue(content);
  // The last line of what has ended is whole.
  const text = ended ? `${shown}\n` : shown;
  const { finished, open } = useMemo(() => splitBlocks(text), [text]);
  let end = 0;
  const hasFormulas = (block: string) => {
    end += block.length;
    return end <= formulasWithin;
  };
  return (
    <MarkdownRoot lines={lines}>
      {finished.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Block key={index} source={block} formulas={hasFormulas(block)} />
      ))}
      {open !== '' && (
        <Block key={finished.length} source={open} open={!ended} formulas={hasFormulas(open)} />
      )}
    </MarkdownRoot>
  );
}
