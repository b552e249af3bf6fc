import { hundred } from '@board/contracts/constants/grades';

/** Hundredths as they are read: '88.0', '88.25', '4.0'. Both languages write them alike. */
export const figure = (hundredths: number): string =>
  (hundredths / hundred).toFixed(2).replace(/0$/, '');

/** Without what says nothing: '20', '12.5'. */
export const plainFigure = (hundredths: number): string => String(hundredths / hundred);

/** An average always has both places. */
export const average = (hundredths: number): string => (hundredths / hundred).toFixed(2);

/** What was typed, exactly; undefined for what is no figure with at most two places, or too large. */
export function readFigure(typed: string, most: number): number | undefined {
  const [, whole, places = ''] = /^(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * hundred + Number(places.padEnd(2, '0'));
  return hundredths <= most ? hundredths : undefined;
}
