import { Button } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './quick-add.module.css';
import type { QuickTask } from './quick-task.ts';
import { TakenChips } from './taken-chips.tsx';
import { useQuickLine } from './use-quick-line.ts';

interface TitleWordsProps {
  readonly title: string;
  readonly day: string;
  readonly onTake: (task: QuickTask) => void;
}

/** What the words of a title say besides: a press takes it into the fields, as the quick add does by itself. */
export function TitleWords({ title, day, onTake }: TitleWordsProps) {
  const t = useTexts();
  const [without, setWithout] = useState<readonly string[]>([]);
  const line = useQuickLine(day, title).shown(title, without);
  if (line.taken.length === 0) return null;
  return (
    <div className={styles.preview} role="status">
      <TakenChips line={line} day={day} onGiveBack={(words) => setWithout([...without, words])} />
      <Button size="small" label={t('quick.take')} onClick={() => onTake(line.task)} />
    </div>
  );
}
