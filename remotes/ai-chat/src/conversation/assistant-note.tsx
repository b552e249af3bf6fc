import { useFormat } from '@board/platform';
import { useWhoAnswers } from '../talk/use-who-answers.ts';
import { useTexts } from '../text.ts';

/** Who answers and what is left; the newest word on it came with the last reply. */
export function AssistantNote() {
  const t = useTexts();
  const format = useFormat();
  const status = useWhoAnswers();
  if (!status) return null;
  if (status.assistant === 'built-in') return t('note.builtIn');
  return status.left_day === null
    ? status.model
    : t('note.left', { count: format.number(status.left_day) });
}
