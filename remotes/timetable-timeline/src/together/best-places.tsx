import { copy, useFormat } from '@board/platform';
import { rangeOf } from '@board/time';
import { Button } from '@board/ui';
import { Section } from '@board/ui/page';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import type { Place } from './free-together.ts';
import styles from './together-page.module.css';

interface BestPlacesProps {
  places: readonly Place[];
  people: number;
  /** For how long. */
  children: ReactNode;
}

/** Where most have time; one press puts the question into the clipboard, or into the phone's own sheet. */
export function BestPlaces({ places, people, children }: BestPlacesProps) {
  const t = useTexts();
  const format = useFormat();
  const when = (place: Place) =>
    `${format.shortDay(place.date)} ${format.timeRange(rangeOf(place))}`;

  async function ask(place: Place) {
    const text = t('together.question', { when: when(place) });
    // A sheet that is closed without a choice is no failure.
    if (navigator.share) return void (await navigator.share({ text }).catch(() => undefined));
    await copy(text, { done: t('together.copied'), failed: t('share.failed') });
  }

  return (
    <Section title={t('together.best')}>
      {children}
      {places.length === 0 && <p className={styles.note}>{t('together.nowhere')}</p>}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={`${place.date} ${place.from}`}>
            <span>
              <b>{when(place)}</b>
              <small>
                {people === 1
                  ? t('together.alone')
                  : place.free === people
                    ? t('together.all')
                    : t('together.some', { free: place.free, people })}
              </small>
            </span>
            {people > 1 && (
              <Button
                size="small"
                icon="send"
                aria-label={t('together.askAt', { when: when(place) })}
                label={t('together.ask')}
                onClick={() => void ask(place)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
