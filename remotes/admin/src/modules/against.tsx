import type { Vitals } from '@board/contracts/calls/delivery';
import { useTexts } from '../text.ts';
import styles from './against.module.css';

interface AgainstProps {
  readonly releases: readonly Vitals[];
  readonly figure: (vitals: Vitals) => number | null;
  readonly say: (value: number) => string;
  /** What a whole bar stands for; the largest of them where there is no end. */
  readonly whole?: number | undefined;
}

const bar = { width: 64, height: 4, gap: 2 } as const;
const places = ['now', 'before', 'canary'] as const;

/** What serves now in figures, and a bar for it, for the release before and for the one that is tried. */
export function Against({ releases, figure, say, whole }: AgainstProps) {
  const t = useTexts();
  const known = places.flatMap((place) => {
    const release = releases.find((each) => each.place === place);
    const value = release ? figure(release) : null;
    return value === null ? [] : [{ place, value }];
  });
  const now = known.find(({ place }) => place === 'now');
  if (known.length === 0) return <span className={styles.none}>–</span>;
  // Alone and without an end, a bar would be as long as any other.
  const isCompared = known.length > 1 || whole !== undefined;
  const most = whole ?? Math.max(1, ...known.map(({ value }) => value));
  const words = known
    .map(({ place, value }) => t(`modules.place.${place}`, { value: say(value) }))
    .join(', ');
  return (
    <span className={styles.against}>
      {now ? say(now.value) : '–'}
      {isCompared && (
        <svg
          role="img"
          aria-label={words}
          width={bar.width}
          height={known.length * (bar.height + bar.gap)}
        >
          <title>{words}</title>
          {known.map(({ place, value }, index) => (
            <rect
              key={place}
              className={styles[place]}
              y={index * (bar.height + bar.gap)}
              width={Math.max(1, (value / most) * bar.width)}
              height={bar.height}
              rx={1}
            />
          ))}
        </svg>
      )}
    </span>
  );
}

/** Which bar is which. */
export function AgainstKey() {
  const t = useTexts();
  return (
    <ul className={styles.key}>
      {places.map((place) => (
        <li key={place}>
          <svg width={bar.width / 4} height={bar.height} aria-hidden="true">
            <rect className={styles[place]} width="100%" height="100%" rx={1} />
          </svg>
          {t(`modules.place.${place}`, { value: '' }).trim()}
        </li>
      ))}
    </ul>
  );
}
