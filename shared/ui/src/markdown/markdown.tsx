import { late } from '../layer/late.tsx';
import { Otherwise } from '../layer/otherwise.tsx';
import type { MarkdownProps } from './drawn-markdown.tsx';

// Without a sheet of its own: it comes with the smallest parts of the page.
const asWritten = ({ content }: MarkdownProps) => (
  <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</div>
);

const DrawnMarkdown = late(async () => (await import('./drawn-markdown.tsx')).DrawnMarkdown, {
  meanwhile: asWritten,
  failed: (_, props) => asWritten(props),
});

/** Text with its markdown. What draws it is fetched with the first; until then, or without it, the text stands as it is. */
export function Markdown(props: MarkdownProps) {
  return (
    <Otherwise show={asWritten(props)}>
      <DrawnMarkdown {...props} />
    </Otherwise>
  );
}
