import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { BrandMark } from '../icon/brand-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { iconNames } from '../icon/icons.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { PriorityBars } from '../priority-bars/priority-bars.tsx';
import { Ring } from '../ring/ring.tsx';
import { Seal } from '../seal/seal.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Status } from '../status/status.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

const seals = [
  ['dining', '餐'],
  ['study', '学'],
  ['transport', '交'],
  ['entertainment', '娱'],
  ['part-time', '兼'],
  ['other', '其'],
] as const;
const tones = ['info', 'success', 'warning', 'error', 'off'] as const;
const badges = ['neutral', 'accent', 'success', 'warning', 'error', 'info'] as const;

export function MarkSection() {
  return (
    <Section title="Marks" of={pieces.mark}>
      <div className={styles.line}>
        {seals.map(([category, character]) => (
          <Seal key={category} category={category} character={character} />
        ))}
        <Seal category="dining" character="餐" size="large" />
        <PriorityBars priority="high" label="High" />
        <PriorityBars priority="medium" label="Medium" />
        <PriorityBars priority="low" label="Low" />
        <Kbd>Ctrl K</Kbd>
        <Spinner label="Loading" />
        <BrandMark />
        <VisuallyHidden>Only read out</VisuallyHidden>
      </div>
      <div className={styles.line}>
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className={styles.line}>
        <Avatar name="lin_student" size="small" />
        <Avatar name="lin_student" />
        <Avatar name="林" size="large" />
        <Ring value={0} label="18 November" caption="0 of 8 tasks" />
        <Ring value={0.375} label="18 November" caption="3 of 8 tasks" />
        <Ring value={1} label="Overall" caption="61 of 61 tasks" />
      </div>
      <div className={styles.icons}>
        {iconNames.map((name) => (
          <span key={name} className={styles.sample}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}
