import { useFormat } from '@board/platform';
import { Amount } from '../ledger/amount.tsx';
import { BoardLine } from '../states/board-line.tsx';
import { useTexts } from '../text.ts';
import { useRecurring } from './recurring.queries.ts';

/** What comes by itself next; nothing for who has none. */
export function ComingLine() {
  const t = useTexts();
  const { namedDay } = useFormat();
  const next = useRecurring().data?.items[0];
  if (!next || next.paused || next.next_date === null) return null;
  const { description } = next;
  return (
    <BoardLine
      icon="repeat"
      words={t('recurring.coming', { description, day: namedDay(next.next_date) })}
    >
      <Amount transaction={next} />
    </BoardLine>
  );
}
