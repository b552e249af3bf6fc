import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import styles from './reply-text.module.css';

interface ReplyTextProps {
  content: string;
  ended: boolean;
}

const loadReply = async () => ({ default: (await import('./reply.tsx')).Reply });
const Reply = lazy(loadReply);

/** While the assistant thinks there is time to fetch what its words will need. */
export function useReplySoon(): void {
  useEffect(() => {
    loadReply().catch(() => undefined);
  }, []);
}

/** A reply with its markdown. What renders it is fetched with the first one; until then, or without it, the text stands as it is. */
export function ReplyText({ content, ended }: ReplyTextProps) {
  const plain = <div className={styles.plain}>{content}</div>;
  return (
    <PlainOnFailure plain={plain}>
      <Suspense fallback={plain}>
        <Reply content={content} ended={ended} />
      </Suspense>
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
