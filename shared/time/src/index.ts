export {
  dayMinutes,
  endAfter,
  endOf,
  later,
  minutesOf,
  partHours,
  rangeOf,
  startOf,
  timeOf,
} from './clock.ts';
export type { Day, Month, Time } from './day.ts';
export {
  dayNumber,
  dayOfNumber,
  firstAt,
  mondayAt,
  monthAt,
  type Weekday,
  weekdayAt,
} from './day-numbers.ts';
export { addDays, daysBetween, daysFrom, isDay, weekdayOf } from './days.ts';
export { dayMs, hourMs, minuteMs, secondMs, weekMs } from './durations.ts';
export {
  beside,
  elsewhere,
  type FreeSpans,
  fitted,
  isOver,
  type Laid,
  partsOf,
  spread,
} from './fit.ts';
export { gapsIn, mergedSpans, wakingHours } from './gaps.ts';
export { inLanes, laneShare, type Placed } from './lanes.ts';
export {
  addMonths,
  daysLeft,
  firstDay,
  lastDay,
  monthGrid,
  monthOf,
  monthsFrom,
  sameDayIn,
} from './months.ts';
export { lengthOf, type Planned, planned } from './planned.ts';
export { type Repeat, repeatRule } from './repeat.ts';
export type { Span } from './span.ts';
export { mondayOf, presetDays, weekOf, weekSpan } from './weeks.ts';
export {
  changesIn,
  dayIn,
  instantOf,
  type OffsetChange,
  offsetIn,
  wallIn,
  zoneNamed,
} from './zones.ts';
