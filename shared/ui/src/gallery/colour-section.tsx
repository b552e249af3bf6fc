import styles from './gallery.module.css';
import { Section } from './section.tsx';

const courseParts = ['bg', 'border', 'text'];
const colours = [
  ...['sheet', 'margin', 'sunken', 'fill', 'raised', 'line', 'control', 'text-3', 'text-2', 'text'],
  ...['accent', 'accent-soft', 'now', 'info', 'success', 'warning', 'error', 'danger'],
  ...[1, 2, 3, 4, 5].flatMap((course) => courseParts.map((part) => `course-${course}-${part}`)),
  ...['dining', 'study', 'transport', 'entertainment', 'part-time', 'other'].map(
    (category) => `category-${category}`,
  ),
];

export function ColourSection() {
  return (
    <Section title="Colour means something or is absent">
      <div className={styles.icons}>
        {colours.map((colour) => (
          <span key={colour} className={styles.sample}>
            <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
            {colour}
          </span>
        ))}
      </div>
    </Section>
  );
}
