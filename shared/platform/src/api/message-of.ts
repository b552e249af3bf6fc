import { formatLocale, type Locale } from '@board/contracts/constants/locales';
import { asSentence } from '@board/contracts/constants/sentence';
import { boardState } from '../state/board-state.ts';
import { isApiError } from './api-error.ts';

/** What the server said, or our own words when it said nothing; who has to wait is told how long. */
export function messageOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const { locale } = boardState;
  const words = error.said ?? fallback;
  return error.retryAfter === undefined
    ? words
    : [asSentence(words), comeAgain(error.retryAfter, locale)].join(locale === 'en' ? ' ' : '');
}

const again: Record<Locale, (when: string) => string> = {
  'zh-CN': (when) => `请在${when}再试。`,
  en: (when) => `Please try again ${when}.`,
};

/** When to come again, never too early: whole minutes from a minute on, whole hours from two on. */
export function comeAgain(seconds: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(formatLocale[locale]);
  const [length, unit] =
    seconds < 60
      ? ([1, 'second'] as const)
      : seconds <= 7200
        ? ([60, 'minute'] as const)
        : ([3600, 'hour'] as const);
  return again[locale](words.format(Math.ceil(seconds / length), unit));
}
