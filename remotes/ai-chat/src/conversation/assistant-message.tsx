import { openLayer, Slot, useStateValue } from '@board/platform';
import { Button, Row } from '@board/ui';
import { Markdown } from '@board/ui/markdown';
import type { Snapshot } from 'valtio';
import { ProposalCard } from '../proposal/proposal-card.tsx';
import { ProposalFrame } from '../proposal/proposal-frame.tsx';
import { conversation } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { fileOf, lessonsOf } from '../talk/pictures.ts';
import { openLessons } from '../talk/see.ts';
import { useTexts } from '../text.ts';
import { Examples } from './examples.tsx';
import styles from './message.module.css';
import { MessageFailure } from './message-failure.tsx';
import { MessageFoot } from './message-foot.tsx';

interface AssistantMessageProps {
  message: Snapshot<ChatMessage>;
  last: boolean;
  /** What it answers. */
  asked: string;
}

export function AssistantMessage({ message, last, asked }: AssistantMessageProps) {
  const t = useTexts();
  const { id, parent, content, ended, failure, proposals, examples } = message;
  const empty = content === '';
  const writing = useStateValue(conversation, (now) => now.writing === id);
  const lessons = lessonsOf(id);
  const file = fileOf(id);
  return (
    <article className={styles.answered} aria-label={t('log.assistant')} aria-busy={writing}>
      {empty && writing && <Thinking />}
      {(!empty || writing) && <Markdown content={content} ended={!writing} />}
      {proposals && <Proposed proposals={proposals} />}
      {lessons && (
        <Row>
          <Button size="small" label={t('picture.lessons')} onClick={() => openLessons(lessons)} />
        </Row>
      )}
      {file && <HandOn file={file} />}
      {failure && (
        <MessageFailure id={id} parent={parent} failure={failure} partial={!empty} last={last} />
      )}
      {last && ended === 'done' && examples && <Examples of={examples.map((ask) => ({ ask }))} />}
      {last && !writing && <Slot name="asked" about={{ message: asked }} />}
      {!writing && <MessageFoot message={message} />}
    </article>
  );
}

function Proposed({ proposals }: { proposals: NonNullable<Snapshot<ChatMessage>['proposals']> }) {
  const [first, ...others] = proposals;
  if (others.length > 0) return <ProposalFrame proposals={proposals} />;
  return first && <ProposalCard proposal={first} />;
}

/** A statement that is only drawn has no columns to choose from. */
const mayBeBill = /\.(csv|txt)$/i;

/** What no model reads, an import may. */
function HandOn({ file }: { file: File }) {
  const t = useTexts();
  const to = (remote: string) => () => openLayer(remote, 'import', { file });
  return (
    <Row>
      <Button size="small" label={t('file.timetable')} onClick={to('timetable-timeline')} />
      {mayBeBill.test(file.name) && (
        <Button size="small" label={t('file.bill')} onClick={to('finance')} />
      )}
    </Row>
  );
}

function Thinking() {
  const t = useTexts();
  return (
    <p className={styles.thinking}>
      <span className={styles.dots} aria-hidden="true">
        <i />
      </span>
      {t('log.thinking')}
    </p>
  );
}
