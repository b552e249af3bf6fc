import { late } from '@board/ui';
import { Component, type ReactNode } from 'react';
import styles from './reply-text.module.css';

interface ReplyTextProps {
  content: string;
  ended: boolean;
}

const plain = ({ content }: ReplyTextProps) => <div className={styles.plain}>{content}</div>;

const Reply = late(async () => (await import('./reply.tsx')).Reply, {
  meanwhile: plain,
  failed: (_, props) => plain(props),
});

/** A reply with its markdown. What renders it is fetched with the first one; until then, or without it, the text stands as it is. */
export function ReplyText(props: ReplyTextProps) {
  return (
    <PlainOnFailure plain={plain(props)}>
      <Reply {...props} />
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
