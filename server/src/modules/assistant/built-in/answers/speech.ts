import { categoryName } from '@board/contracts/constants/categories';
import { formatLocale, type Locale } from '@board/contracts/constants/locales';
import { firstDay, lastDay, monthOf } from '@board/time';
import type { Span } from '@board/time/words';
import { type Texts, texts } from './texts.ts';

/** How one language writes days, money and categories. */
export class Speech {
  readonly text: Texts;
  readonly #locale: Locale;
  readonly #today: string;
  readonly #money: Intl.NumberFormat;

  constructor(locale: Locale, today: string) {
    this.text = texts[locale];
    this.#locale = locale;
    this.#today = today;
    this.#money = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  }

  day(date: string): string {
    // No line of a list ends within a date.
    return this.#format(date, { month: 'long', day: 'numeric', weekday: 'short' }).replaceAll(
      ' ',
      '\u00a0',
    );
  }

  days(span: Pick<Span, 'start' | 'end'>, at?: string): string {
    const days = this.#days(span);
    return at === undefined ? days : this.text.atTime(days, at);
  }

  #days({ start, end }: Pick<Span, 'start' | 'end'>): string {
    const month = monthOf(start);
    if (start === firstDay(month) && end === lastDay(month))
      return this.text.during(this.month(month));
    if (start !== end) return this.text.between(this.day(start), this.day(end));
    if (start === this.#today) return this.#locale === 'en' ? 'today' : '今天';
    return this.#locale === 'en' ? `on ${this.day(start)}` : this.day(start);
  }

  month(month: string): string {
    return this.#format(`${month}-01`, { year: 'numeric', month: 'long' });
  }

  money(amount: number): string {
    return `${amount < 0 ? '\u2212' : ''}¥${this.#money.format(Math.abs(amount))}`;
  }

  category(key: string): string {
    return categoryName(key, this.#locale);
  }

  seat(seat: string): string {
    return this.#locale === 'en' ? `seat ${seat}` : `座位 ${seat}`;
  }

  /** '2 h 5 min'. */
  lasting(minutes: number): string {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [
      hours && `${hours} ${this.text.hours}`,
      (rest || !hours) && `${rest} ${this.text.minutes}`,
    ]
      .filter(Boolean)
      .join(' ');
  }

  #format(date: string, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(formatLocale[this.#locale], {
      ...options,
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));
  }
}
