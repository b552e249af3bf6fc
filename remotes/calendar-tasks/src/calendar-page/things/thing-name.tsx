import { Icon, VisuallyHidden } from '@board/ui';
import type { Entry } from '../entries/entries.ts';
import styles from './thing-name.module.css';
import { useThingWords } from './use-thing-words.ts';

/** The title for the eye; for the ear all that shape, place and colour say as well. */
export function ThingName({ entry, className }: { entry: Entry; className?: string | undefined }) {
  const words = useThingWords();
  const { title, reminds } = entry.thing;
  return (
    <>
      <span className={className} aria-hidden="true">
        {reminds && <Icon name="bell" size="small" className={styles.bell} />}
        {title}
      </span>
      <VisuallyHidden>{words.nameOf(entry)}</VisuallyHidden>
    </>
  );
}
