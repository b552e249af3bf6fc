import type { Revision } from '@board/contracts/calls/planning';
import { blockLengths } from '@board/contracts/constants/planning';
import { attempt, useFormat, useToday } from '@board/platform';
import { rangeOf } from '@board/time';
import {
  Button,
  Dialog,
  Icon,
  Loaded,
  Row,
  Segmented,
  SelectField,
  Skeleton,
  TextArea,
  TextField,
} from '@board/ui';
import { useMemo, useState } from 'react';
import { type Exam, useRevisions } from '../exams/exams.queries.ts';
import { useExamWords } from '../exams/use-exam-words.ts';
import { useTexts } from '../text.ts';
import { BlockList } from './block-list.tsx';
import { lengthsOf, usualWish } from './blocks.ts';
import { useFreeDays, useRevisionWrites } from './revision.queries.ts';
import styles from './revision-dialog.module.css';
import { type Block, useBlocks } from './use-blocks.ts';

interface RevisionDialogProps {
  readonly exams: readonly Exam[];
  readonly first: Exam;
  readonly onClose: () => void;
}

/** Hours of revision laid into what is free before an exam: nothing is written before the yes. */
export function RevisionDialog({ exams, first, onClose }: RevisionDialogProps) {
  const t = useTexts();
  const { nameOf } = useExamWords();
  const format = useFormat();
  const [examId, setExamId] = useState(first.id);
  const [wish, setWish] = useState(usualWish);
  const exam = exams.find(({ id }) => id === examId) ?? first;
  const name = nameOf(exam);
  const free = useFreeDays(useToday(), exam.date);
  const { blocks, unplaced, reset, ...acts } = useBlocks(
    wish,
    useMemo(() => free.data ?? [], [free.data]),
  );
  const { plan, remove, pending } = useRevisionWrites();
  const revision = useRevisions().data?.items.find((each) => each.exam_id === exam.id);
  const chosen = blocks.filter(({ isOn }) => isOn);
  const hours = chosen.reduce((sum, { from, to }) => sum + to - from, 0) / 60;
  const titleOf = ({ topics }: Pick<Block, 'topics'>): string =>
    t('revision.of', { topic: topics.length > 0 ? topics.join(t('list.separator')) : name });
  const change = (part: Partial<typeof wish>) => {
    setWish({ ...wish, ...part });
    reset();
  };

  async function submit() {
    if (chosen.length === 0) return;
    const wanted = chosen.map((block) => ({
      id: block.id,
      title: titleOf(block),
      date: block.date,
      time: rangeOf(block),
    }));
    const done = await attempt(() => plan(exam.id, wanted), {
      done: t('revision.planned', { count: wanted.length, name }),
      failed: t('revision.notPlanned'),
      undo: ({ items }) => remove(items),
    });
    if (done) onClose();
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t('exam.plan')}
      subtitle={exams.length === 1 && name}
      footerStart={
        <small role="status">
          {t('revision.chosen', { count: chosen.length, hours: format.number(hours) })}
        </small>
      }
      footer={
        <Button
          type="submit"
          variant="primary"
          needsNetwork
          busy={pending}
          disabled={chosen.length === 0}
        >
          {t('revision.add', { count: chosen.length })}
        </Button>
      }
    >
      {exams.length > 1 && (
        <SelectField
          label={t('exam.one')}
          value={exam.id}
          onChange={(id) => {
            setExamId(id);
            reset();
          }}
          options={exams.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
      )}
      <Row even>
        <TextField
          label={t('revision.hours')}
          inputMode="decimal"
          end={<small>{t('revision.unit')}</small>}
          value={wish.hours}
          onChange={(hours) => change({ hours })}
          error={lengthsOf(wish) ? undefined : t('revision.hoursRange')}
        />
        <div className={styles.longest}>
          <span aria-hidden="true">{t('revision.longest')}</span>
          <Segmented
            size="tall"
            label={t('revision.longest')}
            options={blockLengths.map((length) => ({
              value: String(length),
              label: String(length),
            }))}
            value={String(wish.longest)}
            onChange={(longest) => change({ longest: Number(longest) })}
          />
        </div>
      </Row>
      <TextArea
        label={t('revision.topics')}
        hint={t('revision.topicsHint')}
        optional
        rows={2}
        value={wish.topics}
        onChange={(topics) => setWish({ ...wish, topics })}
      />
      <Loaded request={free} failed={t('revision.freeFailed')} skeleton={<Skeleton height={200} />}>
        {() => <BlockList blocks={blocks} titleOf={titleOf} {...acts} />}
      </Loaded>
      {unplaced > 0 && free.data && (
        <p className={styles.note}>{t('revision.unplaced', { count: unplaced })}</p>
      )}
      <MovedNote moved={revision?.moved ?? null} />
    </Dialog>
  );
}

/** What becomes of a block that is missed, and what became of the last. */
function MovedNote({ moved }: Pick<Revision, 'moved'>) {
  const t = useTexts();
  const format = useFormat();
  const when = (date: string, time: string | null) =>
    [format.shortDay(date), time && format.timeRange(time)].filter(Boolean).join(' ');
  return (
    <p className={styles.moved}>
      <Icon name="repeat" />
      <span>
        {moved &&
          `${t('revision.moved', {
            from: when(moved.from_date, moved.from_time),
            to: when(moved.date, moved.time),
          })} `}
        {t('revision.moves')}
      </span>
    </p>
  );
}
