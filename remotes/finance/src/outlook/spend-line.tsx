import { useFormat } from '@board/platform';
import { BoardLine } from '../states/board-line.tsx';
import { useTexts } from '../text.ts';
import { useOutlook } from './outlook.queries.ts';

/** What may still be spent today; nothing for who has no budget. */
export function SpendLine() {
  const t = useTexts();
  const { currency } = useFormat();
  const left = useOutlook().data?.left_today ?? null;
  if (left === null) return null;
  return (
    <BoardLine icon="money" words={t(left < 0 ? 'outlook.tooMuch' : 'outlook.today')}>
      {currency(Math.abs(left))}
    </BoardLine>
  );
}
