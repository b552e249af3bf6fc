import { changesIn, dayMs, minuteMs, offsetIn } from '@board/time';
import ICAL from 'ical.js';

/** The rules of a zone for the years that a calendar covers, each change written out. */
export function timeZoneComponent(timeZone: string, start: number, end: number): ICAL.Component {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', timeZone);
  const initial = offsetIn(timeZone, start);
  const standard = Math.min(initial, offsetIn(timeZone, start + 182 * dayMs));
  const changes = [
    { at: -initial * minuteMs, from: initial, to: initial },
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

const offset = (minutes: number): ICAL.UtcOffset => ICAL.UtcOffset.fromSeconds(minutes * 60);

/** An observance begins at the wall clock of the offset before it. */
function localText(instant: number, minutes: number): string {
  return new Date(instant + minutes * minuteMs).toISOString().slice(0, 19);
}
