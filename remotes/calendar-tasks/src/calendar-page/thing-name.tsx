import { VisuallyHidden } from '@board/ui';
import type { Entry } from './entries.ts';
import { useThingWords } from './use-thing-words.ts';

/** The title for the eye; for the ear all that shape, place and colour say as well. */
export function ThingName({ entry, className }: { entry: Entry; className?: string | undefined }) {
  const { before, after } = useThingWords().nameOf(entry);
  return (
    <span className={className}>
      <VisuallyHidden>{before}</VisuallyHidden>
      {entry.thing.title}
      <VisuallyHidden>{after}</VisuallyHidden>
    </span>
  );
}
