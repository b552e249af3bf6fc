import { Button, Icon, Kbd } from '@board/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../text.ts';
import { pulledBy, stepped, wholeDay } from './moving.ts';
import styles from './moving-bar.module.css';
import type { Moving } from './use-moving.ts';

const keys = [
  ['↑ ↓', 'moving.keys.quarter'],
  ['← →', 'moving.keys.day'],
  ['Home', 'moving.keys.wholeDay'],
  ['Enter', 'moving.keys.drop'],
  ['Esc', 'moving.keys.back'],
] as const;

/** In place of the tools of the page while something is in hand: it says where, and has its keys. */
export function MovingBar({ moving }: { moving: Moving }) {
  const t = useTexts();
  const { lifted, clash, sentence, to, toDay, drop, putBack } = moving;
  const bar = useRef<HTMLDivElement>(null);
  const byKeys = lifted?.by === 'keys';
  const mayBeWhole = lifted?.entry?.passesMidnight === true;
  useEffect(() => {
    if (byKeys) bar.current?.focus({ preventScroll: true });
  }, [byKeys]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!lifted || !isKnown(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const { key, shiftKey, altKey } = event;
    const { place, entry } = lifted;
    if (key === 'Escape') putBack();
    else if (key === 'Enter') drop();
    else if (key === 'Home') mayBeWhole && to(wholeDay(place));
    else if (key === 'ArrowLeft' || key === 'ArrowRight') toDay(key === 'ArrowLeft' ? -1 : 1);
    else {
      const steps = key === 'ArrowUp' ? -1 : 1;
      if (shiftKey || altKey) to(pulledBy(place, shiftKey ? 'end' : 'start', steps));
      else to(stepped(place, steps, entry?.thing.minutes));
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);

  return (
    <div
      ref={bar}
      role="application"
      tabIndex={-1}
      className={styles.bar}
      aria-label={t('moving.label')}
    >
      {clash && <Icon name="warning" size="small" />}
      <span className={styles.sentence}>{sentence}</span>
      {byKeys &&
        keys
          .filter(([key]) => key !== 'Home' || mayBeWhole)
          .map(([key, words]) => (
            <span key={key} className={styles.key} aria-hidden="true">
              <Kbd>{key}</Kbd> {t(words)}
            </span>
          ))}
      {!byKeys && lifted?.entry && (
        <Button size="small" variant="quiet" onClick={() => putBack()} label={t('moving.back')} />
      )}
    </div>
  );
}

const isKnown = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.startsWith('Arrow') || ['Enter', 'Escape', 'Home'].includes(key));
