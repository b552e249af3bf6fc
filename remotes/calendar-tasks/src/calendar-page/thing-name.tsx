import { VisuallyHidden } from '@board/ui';
import type { Entry } from './entries.ts';
import { useThingWords } from './use-thing-words.ts';

/** The title for the eye; for the ear all that shape, place and colour say as well. */
export function ThingName({ entry, className }: { entry: Entry; className?: string | undefined }) {
  const words = useThingWords();
  return (
    <>
      <span className={className} aria-hidden="true">
        {entry.thing.title}
      </span>
      <VisuallyHidden>{words.nameOf(entry)}</VisuallyHidden>
    </>
  );
}
