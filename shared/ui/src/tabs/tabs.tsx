import { type KeyboardEvent, type ReactNode, startTransition, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import unseen from '../field/unseen.module.css';
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

/** Where a key leads from one of so many tabs; the row is a ring. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop for the Tab key; the arrows open the neighbour. The first dashboard needs it, so it is small. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, end, className, panelClassName } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const open = items.find((item) => item.value === value);

  /** What stood there stays until the other is drawn. */
  const show = (next: Value) => startTransition(() => props.onChange(next));

  function follow(event: KeyboardEvent) {
    const plain = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);
    const at = items.findIndex((item) => item.value === value);
    const step = plain ? steps[event.key]?.(at, items.length) : undefined;
    const next = step === undefined ? undefined : items[step];
    if (!next) return;
    event.preventDefault();
    show(next.value);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(next)]?.focus();
  }

  return (
    <div className={className}>
      <div className={styles.head}>
        <div
          ref={row}
          role="tablist"
          className={styles.list}
          aria-label={label}
          onKeyDown={follow}
          tabIndex={-1}
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={item === open}
              aria-controls={item === open ? `${id}-panel` : undefined}
              tabIndex={item === open ? 0 : -1}
              className={styles.tab}
              onClick={() => show(item.value)}
            >
              <span className={unseen.word} data-word={item.label}>
                {item.label}
              </span>
            </button>
          ))}
        </div>
        {end}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus
          tabIndex={0}
          className={classNames(panelClassName)}
        >
          {open.content}
        </div>
      )}
    </div>
  );
}
