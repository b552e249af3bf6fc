import type { Vitals } from '@board/contracts/calls/delivery';
import { useTexts } from '../text.ts';
import styles from './against.module.css';

interface AgainstProps {
  readonly releases: readonly Vitals[];
  readonly figure: (vitals: Vitals) => number | null;
  readonly say: (value: number) => string;
}

const bar = { width: 64, height: 4, gap: 2 } as const;

/** What serves now in figures, and a bar for it, for the release before and for the one that is tried. */
export function Against({ releases, figure, say }: AgainstProps) {
  const t = useTexts();
  const known = releases.flatMap((release) => {
    const value = figure(release);
    return value === null ? [] : [{ place: release.place, value }];
  });
  const now = known.find(({ place }) => place === 'now');
  if (known.length === 0) return <span className={styles.none}>–</span>;
  const most = Math.max(1, ...known.map(({ value }) => value));
  const words = known
    .map(({ place, value }) => t(`modules.place.${place}`, { value: say(value) }))
    .join(', ');
  return (
    <span className={styles.against}>
      {now ? say(now.value) : '–'}
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
    </span>
  );
}
