import {
  type Calendar,
  type CalendarEvent,
  deleteCalendar,
  listCalendarEvents,
  listCalendars,
  restoreCalendar,
  subscribeCalendar,
} from '@board/contracts/calls/calendars';
import { ApiError } from '@board/platform';
import { pageOf } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { loadLayers } from '../testing/load-layers.ts';
import { pageApi as anyApi, showPage } from '../testing/show-page.tsx';

loadLayers();

beforeEach(() => sessionStorage.clear());

const moodle: Calendar = {
  id: '01930000-0000-7000-8000-00000000ca01',
  name: 'Moodle',
  color: 1,
  kind: 'events',
  host: 'moodle.example.org',
  events: 12,
  left_out: 0,
  fetched_at: '2026-11-18T05:30:00.000Z',
  failing_since: null,
  problem: null,
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};
const failing = {
  ...moodle,
  failing_since: '2026-11-18T06:30:00.000Z',
  problem: 'This address answers with error 503',
};
const event: CalendarEvent = {
  id: '01930000-0000-7000-8000-00000000ce01',
  calendar_id: moodle.id,
  calendar: 'Moodle',
  color: 1,
  title: 'Office hour',
  place: 'B-105',
  text: '',
  date: '2026-11-20',
  until: '2026-11-20',
  time: '14:30-16:00',
};
const pageApi = (page: Parameters<typeof anyApi>[0] = {}) =>
  anyApi(page).on(listCalendarEvents, () => ({ ...pageOf([event]), failing: [] }));
const named = ({ body }: { body?: { name: string } | undefined }) => ({
  ...moodle,
  name: body?.name ?? '',
});
const card = () => screen.findByRole('region', { name: 'Subscribed calendars' });

test('a calendar is subscribed to by its address, in a colour that is free', async () => {
  const api = pageApi({ calendars: [moodle] }).on(subscribeCalendar, named);
  const { person } = showPage();
  await person.click(within(await card()).getByRole('button', { name: 'Subscribe to a calendar' }));
  const form = await screen.findByRole('dialog', { name: 'Subscribe to a calendar' });
  await person.type(
    within(form).getByRole('textbox', { name: 'Address' }),
    'webcal://school.example.org/a.ics',
  );
  await person.type(within(form).getByLabelText('Name'), 'School');
  await person.click(within(form).getByRole('radio', { name: 'Tasks' }));
  expect(within(form).getByText(/becomes a task, once/)).toBeVisible();
  await person.click(within(form).getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('You subscribe to School')).toBeVisible();
  expect(api.requests(subscribeCalendar)[0]?.body).toMatchObject({
    name: 'School',
    color: 2,
    kind: 'tasks',
    address: 'webcal://school.example.org/a.ics',
  });
});

test('a file does as well, and is called as it is', async () => {
  const api = pageApi().on(subscribeCalendar, named);
  const { person } = showPage();
  await person.click(within(await card()).getByRole('button', { name: 'Subscribe to a calendar' }));
  const form = await screen.findByRole('dialog', { name: 'Subscribe to a calendar' });
  await person.click(within(form).getByRole('radio', { name: 'File' }));
  const file = new File(['BEGIN:VCALENDAR'], 'holidays.ics', { type: 'text/calendar' });
  await person.upload(within(form).getByLabelText('File', { selector: 'input[type=file]' }), file);
  expect(await within(form).findByDisplayValue('holidays')).toBeVisible();
  await person.click(within(form).getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('You subscribe to holidays')).toBeVisible();
  expect(api.requests(subscribeCalendar)[0]?.body).toMatchObject({
    content: 'QkVHSU46VkNBTEVOREFS',
  });
});

test('what the address says is said in the form, and nothing is there', async () => {
  const api = pageApi();
  api.on(subscribeCalendar, () => {
    throw new ApiError(422, 'outbound.unreachable', { message: 'This address cannot be reached' });
  });
  const { person } = showPage();
  await person.click(within(await card()).getByRole('button', { name: 'Subscribe to a calendar' }));
  await person.type(
    await screen.findByRole('textbox', { name: 'Address' }),
    'https://nobody.example.org',
  );
  await person.type(screen.getByLabelText('Name'), 'Nobody');
  await person.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('This address cannot be reached')).toBeVisible();
});

test('one that cannot be had says since when and why', async () => {
  pageApi({ calendars: [failing] });
  showPage();
  expect(await within(await card()).findByText(/Not updated since .*error 503/)).toBeVisible();
  const ahead = await screen.findByRole('region', { name: 'The coming seven days' });
  expect(within(ahead).getByText(/14:30–16:00 · B-105 · Moodle/)).toBeVisible();
});

test('one of which not all could be read says so', async () => {
  pageApi({ calendars: [{ ...moodle, left_out: 2 }] });
  showPage();
  expect(
    await within(await card()).findByText(/12 events.*2 places in it could not/),
  ).toBeVisible();
});

test('one that is not wanted any more goes, and is had back', async () => {
  const api = pageApi({ calendars: [moodle] });
  api.on(deleteCalendar, () => {
    api.on(listCalendars, () => pageOf([]));
    return { success: true };
  });
  api.on(restoreCalendar, () => {
    api.on(listCalendars, () => pageOf([moodle]));
    return moodle;
  });
  const { person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Unsubscribe from Moodle' }));
  expect(await screen.findByText('You no longer subscribe to Moodle')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe from Moodle' })).toBeVisible();
  expect(api.requests(restoreCalendar)).toHaveLength(1);
});
