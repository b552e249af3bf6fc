/** The grid is one of days by things: where the keyboard may stand in each day, from the top. */
export type Stops = readonly (readonly string[])[];

/** Where a key leads from there; nothing for keys that are not the grid's. */
export function nextStop(key: string, stop: string, stops: Stops): string | undefined {
  const day = stops.findIndex((column) => column.includes(stop));
  const column = stops[day] ?? [];
  const at = column.indexOf(stop);
  const beside = (other: readonly string[] | undefined) =>
    other?.[Math.min(at, other.length - 1)] ?? stop;
  switch (key) {
    case 'ArrowDown':
      return column[at + 1] ?? stop;
    case 'ArrowUp':
      return column[at - 1] ?? stop;
    case 'ArrowRight':
      return beside(stops[day + 1]);
    case 'ArrowLeft':
      return beside(stops[day - 1]);
    case 'Home':
      return column[0] ?? stop;
    case 'End':
      return column.at(-1) ?? stop;
    default:
      return undefined;
  }
}

export const headStop = (day: string): string => `${day} head`;
export const thingStop = (day: string, key: string): string => `${day} ${key}`;
/** The key of the thing that stands at a stop, if one does. */
export const keyAt = (stop: string): string => stop.slice(stop.indexOf(' ') + 1);
export const barsStop = (day: string): string => `${day} more bars`;
export const gapStop = (day: string, from: number): string => `${day} free ${from}`;
export const moreStop = (day: string, from: number): string => `${day} more ${from}`;
