import { categoryStyle } from '@board/contracts/constants/categories';

const others: Readonly<Record<string, string>> = {
  none: 'fill',
  income: 'success',
  expense: 'control',
};

/** The colour of a category, or of what came in and went out. */
const colourOf = (series: string) =>
  `var(--${others[series] ?? `category-${categoryStyle(series)}`})`;

/** A part of a drawing in the colour of its series, and the mark that stands for it in words. */
export const drawnAs = (series: string) => ({
  'data-series': series,
  style: { fill: colourOf(series) },
});

export const swatchOf = (series: string) => ({ style: { background: colourOf(series) } });
