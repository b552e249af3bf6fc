import { type CalendarEvent, listCalendarEvents } from '@board/contracts/calls/calendars';
import { ApiError, type DayReading } from '@board/platform';
import { mockApi, pageOf, renderBoard } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { loadLayers } from '../testing/load-layers.ts';
import { messages } from '../testing/texts.ts';
import { EventLayer } from './event-layer.tsx';

loadLayers();

const event: CalendarEvent = {
  id: '01930000-0000-7000-8000-00000000ce01',
  calendar_id: '01930000-0000-7000-8000-00000000ca01',
  calendar: 'Moodle',
  color: 1,
  title: 'Office hour',
  place: 'B-105',
  date: '2026-11-20',
  until: '2026-11-20',
  time: '14:30-16:00',
  text: 'Bring the sheet of https://example.org/sheet.',
};
const days = (events: CalendarEvent[], failing: { calendar: string; since: string }[] = []) => ({
  ...pageOf(events),
  failing,
});
const Subscribed = remote.days.subscribed;

function listen(api: ReturnType<typeof mockApi>) {
  const told: DayReading[] = [];
  const tell = (reading: DayReading) => told.push(reading);
  renderBoard(<Subscribed start="2026-11-16" end="2026-11-22" tell={tell} />, { messages });
  return { api, last: () => told.at(-1) };
}

test('an event says from which calendar it is, and that it stays', async () => {
  const { last } = listen(mockApi().on(listCalendarEvents, () => days([event])));
  await waitFor(() =>
    expect(last()?.things).toEqual([
      {
        id: event.id,
        kind: 'event',
        part: { id: event.calendar_id, title: 'Moodle' },
        title: 'Office hour',
        text: 'B-105',
        date: '2026-11-20',
        until: '2026-11-20',
        time: '14:30-16:00',
        color: 1,
        fixed: 'From Moodle, cannot be moved',
        open: expect.any(Function),
      },
    ]),
  );
});

test('a press shows where it is, of which calendar, and what is written of it', async () => {
  mockApi().on(listCalendarEvents, () => days([event]));
  const close = jest.fn();
  const about = { id: event.id, date: event.date };
  const { person } = renderBoard(<EventLayer about={about} onClose={close} />, { messages });
  const layer = await screen.findByRole('dialog', { name: 'Office hour' });
  const dialog = within(layer);
  expect(dialog.getByText('B-105')).toBeVisible();
  expect(dialog.getByText('Moodle')).toBeVisible();
  await waitFor(() => {
    const written = [...layer.querySelectorAll('div')].map((each) => each.shadowRoot?.textContent);
    expect(written.join('')).toContain('Bring the sheet');
  });
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

test('a calendar that cannot be had is named, and since when', async () => {
  const failing = [{ calendar: 'Moodle', since: '2026-11-16T08:00:00.000Z' }];
  const { last } = listen(mockApi().on(listCalendarEvents, () => days([event], failing)));
  await waitFor(() => expect(last()?.note).toMatch(/^Moodle: not updated since .*16/));
});

test('one of the whole day, nowhere, has neither a time nor a text', async () => {
  const all = { ...event, place: '', time: null, until: '2026-11-22' };
  const { last } = listen(mockApi().on(listCalendarEvents, () => days([all])));
  await waitFor(() => expect(last()?.things).toHaveLength(1));
  expect(last()?.things?.[0]).toMatchObject({
    text: undefined,
    time: undefined,
    until: '2026-11-22',
  });
});

test('events that could not be had say so and are there after another try', async () => {
  let isAway = true;
  const { last } = listen(
    mockApi().on(listCalendarEvents, () => {
      if (isAway) throw new ApiError(422, 'outbound.unreachable', { message: 'away' });
      return days([event]);
    }),
  );
  await waitFor(() => expect(last()?.problem).toBeDefined());
  isAway = false;
  act(() => last()?.problem?.again());
  await waitFor(() =>
    expect(last()).toMatchObject({ problem: undefined, things: [{ title: 'Office hour' }] }),
  );
});
