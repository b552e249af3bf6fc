import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What stands at the end of the row. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, end, className, panelClassName } = props;

  function choose(chosen: unknown) {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) {
      onChange(item.value);
    }
  }

  return (
    <Base.Root className={className} value={value} onValueChange={choose}>
      <div className={styles.head}>
        <Base.List className={styles.list} aria-label={label} activateOnFocus>
          {items.map((item) => (
            <Base.Tab key={item.value} value={item.value} className={styles.tab}>
              <span className={styles.word} data-word={item.label}>
                {item.label}
              </span>
            </Base.Tab>
          ))}
        </Base.List>
        {end}
      </div>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={classNames(panelClassName)}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
