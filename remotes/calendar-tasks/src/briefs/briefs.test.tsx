import { getBrief, listBriefs, setBrief, type ToldBrief } from '@board/contracts/calls/planning';
import { changeTasks, listTasks } from '@board/contracts/calls/tasks';
import type { Toast } from '@board/contracts/events/event-map';
import { events, selectDay } from '@board/platform';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { preloadDialog } from '@board/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TasksPanel } from '../tasks/tasks-panel.tsx';
import { messages } from '../testing/texts.ts';
import { BriefsLayer } from './briefs-layer.tsx';

beforeAll(() => Promise.all([preloadDialog(), import('./brief-card.tsx')]));

const report = someTask({ title: 'Lab report', date: '2026-11-17' });
const morning: ToldBrief = {
  kind: 'morning',
  date: '2026-11-18',
  time: '07:10',
  lines: [
    { about: 'lesson', title: '08:00 Data Structures, B-105', text: '4 lessons today' },
    {
      about: 'task',
      title: 'Lab report',
      text: 'free at 16:00',
      task: report,
      place: '16:00-17:00',
    },
    { about: 'money', title: '¥86.99 to spend today', text: '¥1,739.60 left this month' },
  ],
};
const settings = (['morning', 'sunday'] as const).map((kind) => ({
  kind,
  is_on: kind === 'morning',
  time: '07:10',
  way: 'push' as const,
  shows_sums: false,
}));

function aMorning(brief: ToldBrief | null = morning) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T00:00:00Z'));
  let told = brief;
  return mockApi()
    .on(listTasks, () => pageOf([]))
    .on(getBrief, () => ({ brief: told }))
    .on(listBriefs, () => ({ items: settings }))
    .on(changeTasks, () => ({ items: [{ ...report, version: 2 }] }))
    .on(setBrief, ({ params, body }) => {
      if (body?.closed_on) told = null;
      const [first] = settings.filter(({ kind }) => kind === params.kind);
      return { ...(first ?? settings[0]), ...body } as never;
    });
}

const show = () => renderBoard(<TasksPanel />, { messages, day: '2026-11-18' });
const card = () => screen.findByRole('region', { name: 'Good morning' });

test('the card says three things, each with its press, and what is due is placed by one', async () => {
  const api = aMorning();
  const { person } = show();
  const lines = within(await card()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '08:00 Data Structures, B-1054 lessons todaySee today',
    'Lab reportfree at 16:00Place at 16:00',
    '¥86.99 to spend today¥1,739.60 left this monthRecord',
  ]);
  const opened = jest.fn();
  events.on('ui.layer', opened);
  await person.click(screen.getByRole('button', { name: 'Record' }));
  expect(opened).toHaveBeenCalledWith({ remote: 'finance', layer: 'transaction' });
  await person.click(screen.getByRole('button', { name: 'Place at 16:00' }));
  await waitFor(() =>
    expect(api.requests(changeTasks)[0]?.body).toEqual({
      changes: [{ id: report.id, date: '2026-11-18', time: '16:00-17:00' }],
    }),
  );
});

test('what was placed and is put back takes as long as it did before', async () => {
  const api = aMorning();
  const said: Toast[] = [];
  events.on('ui.toast', (toast) => void said.push(toast));
  const { person } = show();
  await card();
  await person.click(screen.getByRole('button', { name: 'Place at 16:00' }));
  await waitFor(() => expect(said).toHaveLength(1));
  said[0]?.action?.run();
  await waitFor(() =>
    expect(api.requests(changeTasks)[1]?.body).toEqual({
      changes: [{ id: report.id, date: report.date, time: null, duration_minutes: null }],
    }),
  );
});

test('put away it is gone until the next day', async () => {
  const api = aMorning();
  const { person } = show();
  await card();
  await person.click(screen.getByRole('button', { name: 'Hide until tomorrow' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Good morning' })).toBeNull());
  expect(api.requests(setBrief)[0]?.body).toEqual({ closed_on: '2026-11-18' });
});

test('on another day than today nothing is asked for', async () => {
  const api = aMorning();
  renderBoard(<TasksPanel />, { messages, day: '2026-11-19' });
  await screen.findByText(/No tasks on this day/);
  expect(api.requests(getBrief)).toEqual([]);
});

test('what is said of today does not go along to tomorrow', async () => {
  const slides = someTask({ title: 'Slides', date: '2026-11-19' });
  aMorning().on(listTasks, ({ query }) => pageOf(query?.date === slides.date ? [slides] : []));
  show();
  await card();
  act(() => selectDay('2026-11-19'));
  await screen.findByText('Slides');
  expect(screen.queryByRole('region', { name: 'Good morning' })).toBeNull();
});

test('whether, when and where is chosen with what holds at once', async () => {
  const api = aMorning();
  const { person } = renderBoard(<BriefsLayer onClose={jest.fn()} />, { messages });
  const row = await screen.findByRole('group', { name: 'Morning card' });
  await person.click(within(row).getByRole('radio', { name: 'Mail' }));
  await person.click(within(row).getByRole('checkbox', { name: /lock screen/ }));
  await person.click(screen.getByRole('switch', { name: /^Sunday review/ }));
  await waitFor(() => expect(api.requests(setBrief)).toHaveLength(3));
  expect(api.requests(setBrief).map(({ url, body }) => [url, body])).toEqual([
    ['/api/briefs/morning', { way: 'mail' }],
    ['/api/briefs/morning', { shows_sums: true }],
    ['/api/briefs/sunday', { is_on: true }],
  ]);
});
