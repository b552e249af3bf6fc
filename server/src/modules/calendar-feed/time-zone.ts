import { tzOffset } from '@date-fns/tz';
import ICAL from 'ical.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Change {
  at: number;
  from: number;
  to: number;
}

/** The rules of a zone for the years that a calendar covers, each change written out. */
export function timeZoneComponent(timeZone: string, start: number, end: number): ICAL.Component {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', timeZone);
  const initial = offsetAt(timeZone, start);
  const standard = Math.min(initial, offsetAt(timeZone, start + 182 * dayMs));
  const changes = [
    { at: Date.UTC(1970, 0, 1) - initial * minuteMs, from: initial, to: initial },
    ...changesIn(timeZone, start, end),
  ];
  for (const { at, from, to } of changes) {
    const observance = new ICAL.Component(to > standard ? 'daylight' : 'standard');
    observance.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(localText(at, from)));
    observance.addPropertyWithValue('tzoffsetfrom', offset(from));
    observance.addPropertyWithValue('tzoffsetto', offset(to));
    component.addSubcomponent(observance);
  }
  return component;
}

function changesIn(timeZone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  for (let day = start; day < end; day += dayMs) {
    const from = offsetAt(timeZone, day);
    const to = offsetAt(timeZone, day + dayMs);
    if (from !== to) changes.push({ at: momentOf(timeZone, day, from), from, to });
  }
  return changes;
}

/** To the minute, by halving the day on which it happens. */
function momentOf(timeZone: string, day: number, before: number): number {
  let low = 0;
  let high = dayMs / minuteMs;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, day + middle * minuteMs) === before) low = middle;
    else high = middle;
  }
  return day + high * minuteMs;
}

const offsetAt = (timeZone: string, instant: number): number =>
  tzOffset(timeZone, new Date(instant));

const offset = (minutes: number): ICAL.UtcOffset => ICAL.UtcOffset.fromSeconds(minutes * 60);

/** An observance begins at the wall clock of the offset before it. */
function localText(instant: number, minutes: number): string {
  return new Date(instant + minutes * minuteMs).toISOString().slice(0, 19);
}
