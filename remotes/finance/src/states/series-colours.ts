import { classNames } from '@board/ui';
import styles from './series-colours.module.css';

const look = (shape: string | undefined) => (series: string) => ({
  className: classNames(styles.coloured, shape),
  'data-series': series,
});

/** A part of a drawing in the colour of its series, and the mark that stands for it in words. */
export const drawnAs = look(styles.drawn);
export const swatchOf = look(styles.swatch);
