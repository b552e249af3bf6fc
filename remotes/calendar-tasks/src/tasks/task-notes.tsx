import { Markdown } from '@board/ui/markdown';
import { TaskPart } from '../task/task-part.tsx';
import { useTexts } from '../text.ts';

/** What was written about a task; a line that was begun in the form stays one. */
export function TaskNotes({ text }: { readonly text: string }) {
  const t = useTexts();
  if (text.trim() === '') return null;
  return (
    <TaskPart title={t('field.description')}>
      <Markdown lines content={text} />
    </TaskPart>
  );
}
