import { listFreeTime, listRevisions, planRevision } from '@board/contracts/calls/planning';
import { deleteTasks } from '@board/contracts/calls/tasks';
import { renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { timetableApi } from '../testing/answers.ts';
import { labReport } from '../testing/lab-report.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { someExam } from '../testing/some-exam.ts';
import { messages } from '../testing/texts.ts';
import { RevisionLayer } from './revision-layer.tsx';

loadLayers();

const final = someExam({
  id: '01930000-0000-7000-8000-0000000000e2',
  title: 'Final',
  date: '2027-01-14',
});
const free = [
  { date: '2026-11-18', free: [{ from: '20:00', until: '22:00' }] },
  { date: '2026-11-19', free: [] },
  {
    date: '2026-11-20',
    free: [
      { from: '13:10', until: '15:00' },
      { from: '16:00', until: '17:00' },
    ],
  },
];

function Layer() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <RevisionLayer about={{}} onClose={() => setOpen(false)} />;
}

function show({ exams = [someExam(), final], days = free } = {}) {
  jest.useFakeTimers({ now: new Date('2026-11-18T12:00:00+08:00'), advanceTimers: true });
  const api = timetableApi({ exams })
    .on(listFreeTime, () => ({ days }))
    .on(listRevisions, () => ({ items: [] }))
    .on(planRevision, ({ body }) => ({ items: body.blocks.map((block) => labReport(block)) }))
    .on(deleteTasks, () => ({ deleted: 1 }));
  const shown = renderBoard(<Layer />, {
    messages,
    timeZone: 'Asia/Shanghai',
  });
  return { api, ...shown };
}

afterEach(() => jest.useRealTimers());

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('hours are laid into what is free until the eve of the next exam, and written after the yes', async () => {
  const { api, person } = show();
  const hours = await screen.findByLabelText(/^Still to revise/);
  await person.clear(hours);
  await person.type(hours, '2.5');
  await person.type(screen.getByLabelText(/^Topics/), 'Chapter 1{enter}Chapter 2{enter}Old papers');
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()).toEqual([
    expect.stringContaining('Wed 18 Nov 20:00–21:00Chapter 1'),
    expect.stringContaining('Fri 20 Nov 13:15–14:15Chapter 2'),
    expect.stringContaining('Fri 20 Nov 14:15–14:45Old papers'),
  ]);
  expect(api.requests(listFreeTime)[0]?.url).toContain('end_date=2026-11-20&start_date=2026-11-18');
  await person.click(screen.getByRole('checkbox', { name: /Chapter 2/ }));
  await person.click(screen.getByRole('button', { name: /^Another time: Revise: Chapter 1/ }));
  expect(lines()[0]).toContain('Fri 20 Nov 16:00–17:00');
  expect(api.requests(planRevision)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Add 2 blocks' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plan revision' })).toBeNull());
  const [sent] = api.requests(planRevision);
  const blocks = (sent?.body as { blocks: { id: string }[] } | undefined)?.blocks ?? [];
  expect(blocks).toMatchObject([
    { title: 'Revise: Chapter 1', date: '2026-11-20', time: '16:00-17:00' },
    { title: 'Revise: Old papers', date: '2026-11-20', time: '14:15-14:45' },
  ]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(deleteTasks)[0]?.body).toEqual({ task_ids: blocks.map(({ id }) => id) }),
  );
});

test('what has no room before the exam is said, and wrong hours are', async () => {
  const { person } = show();
  const hours = await screen.findByLabelText(/^Still to revise/);
  await person.clear(hours);
  await person.type(hours, '6');
  expect(await screen.findByText(/^For 2 blocks nothing is free/)).toBeVisible();
  await person.clear(hours);
  expect(hours).toBeInvalid();
  expect(screen.getByRole('button', { name: /^Add 0/ })).toBeDisabled();
});

test('another exam is asked for by its own eve, as far as can be asked', async () => {
  const { api, person } = show();
  await person.selectOptions(await screen.findByLabelText('Exam'), final.id);
  await waitFor(() => expect(api.requests(listFreeTime)).toHaveLength(2));
  expect(api.requests(listFreeTime)[1]?.url).toContain('end_date=2026-12-29');
});

test('without an exam ahead there is nothing to plan', async () => {
  show({ exams: [someExam({ date: '2026-11-18' })] });
  const dialog = await screen.findByRole('dialog', { name: 'Plan revision' });
  expect(await within(dialog).findByText(/no exam ahead/)).toBeVisible();
});
