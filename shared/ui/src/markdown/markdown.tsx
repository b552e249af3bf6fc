import { Component, type ReactNode } from 'react';
import { late } from '../layer/late.tsx';
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
    <PlainOnFailure plain={asWritten(props)}>
      <DrawnMarkdown {...props} />
    </PlainOnFailure>
  );
}

class PlainOnFailure extends Component<{ plain: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}
