import * as calls from '@board/contracts/calls/grades';
import { usualBands } from '@board/contracts/constants/grades';
import { renderBoard } from '@board/test-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { someTerm } from '../testing/some-term.ts';
import { messages } from '../testing/texts.ts';
import { GradesPage } from './grades-page.tsx';

loadLayers();
beforeEach(() => sessionStorage.clear());

const term = someTerm();
const at = '2026-11-18T08:00:00Z';
const part = (name: string, weight: number, mark: number | null) => ({
  name,
  weight: weight * 100,
  mark: mark === null ? null : mark * 100,
  out_of: 10_000,
});
const grade: calls.Grade = {
  id: '01890000-0000-7000-8000-000000000001',
  term_id: term.id,
  course_name: 'Data Structures',
  credits: 400,
  counts: true,
  parts: [
    part('Homework', 20, 88),
    part('Labs', 20, 92),
    part('Midterm', 20, 85),
    part('Final', 40, null),
  ],
  version: 1,
  created_at: at,
  updated_at: at,
};
const graded = { term_id: term.id, course_name: 'Data Structures', color: 2, grade };
const plain = { term_id: term.id, course_name: 'Physics', color: 1, grade: null };

function api(items: calls.GradedCourse[] = [graded, plain]) {
  return timetableApi({ terms: [term] }).on(calls.listGrades, () => ({
    scale: '4.0' as const,
    bands: [...usualBands['4.0']],
    items,
  }));
}

function show() {
  return renderBoard(<GradesPage />, { messages, day: '2026-11-18', timeZone: 'UTC' });
}

test('every course of a term is listed with its mark, under the average', async () => {
  api();
  show();
  const list = await screen.findByRole('region', { name: term.name });
  expect(screen.getByText('3.70')).toBeVisible();
  // The only term has no other average.
  expect(within(list).queryByText('3.70, 4 credits')).toBeNull();
  expect(within(list).getByRole('button', { name: /^Data Structures.*88\.3.*3\.7/ })).toBeVisible();
  expect(within(list).getByRole('button', { name: /^Physics.*no mark yet/ })).toBeVisible();
});

test('what is needed in the final is said, and another mark can be tried', async () => {
  api();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^Data Structures/ }));
  const box = screen.getByRole('group', { name: 'What do I need?' });
  expect(within(box).getByText('needed in Final').parentElement).toHaveTextContent('92.5');
  await person.click(within(box).getByRole('radio', { name: '85' }));
  expect(within(box).getByText('needed in Final').parentElement).toHaveTextContent('80.0');
  await person.click(within(box).getByRole('radio', { name: '90' }));
  expect(within(box).getByText('needed in Final').parentElement).toHaveTextContent('92.5');
  expect(box).toHaveTextContent('That gives 90.0, A, 4.0 on your scale.');
  const slider = within(box).getByRole('slider', { name: 'Mark in Final' });
  fireEvent.change(slider, { target: { value: '10000' } });
  expect(within(box).getByText('with this in Final').parentElement).toHaveTextContent('100.0');
  expect(box).toHaveTextContent('That gives 93.0');
});

test('what a hundred does not bring is said to be out of reach, and has no slider', async () => {
  const parts = [part('Midterm', 90, 70), part('Final', 10, null)];
  api([{ ...graded, grade: { ...grade, parts } }]);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^Data Structures/ }));
  const box = screen.getByRole('group', { name: 'What do I need?' });
  expect(box).toHaveTextContent('That gives 72.0, C+, 2.3 on your scale. 75 is out of reach.');
  await person.click(within(box).getByRole('radio', { name: '75' }));
  expect(within(box).getByText('75 is out of reach.')).toBeVisible();
  expect(within(box).queryByRole('slider')).toBeNull();
});

test('a mark is entered, and sent in whole hundredths', async () => {
  const board = api().on(calls.updateGrade, () => grade);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^Data Structures/ }));
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const [, , , final] = await screen.findAllByRole('textbox', { name: 'Mark' });
  await person.type(final as HTMLElement, '9x');
  expect(screen.getByText('A number with at most two decimals')).toBeVisible();
  await person.clear(final as HTMLElement);
  await person.type(final as HTMLElement, '92.55');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The grades of Data Structures were saved')).toBeVisible();
  const [sent] = board.requests(calls.updateGrade);
  expect(sent?.body).toMatchObject({ parts: [{}, {}, {}, { name: 'Final', mark: 9_255 }] });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(board.requests(calls.updateGrade)[1]?.body).toMatchObject({ parts: grade.parts });
});

test('a part without a weight is not refused without a word', async () => {
  const board = api().on(calls.updateGrade, () => grade);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^Data Structures/ }));
  await person.click(screen.getByRole('button', { name: 'Change' }));
  await person.click(await screen.findByRole('button', { name: 'Add a part' }));
  expect(screen.queryByText('A number with at most two decimals')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A number with at most two decimals')).toBeVisible();
  expect(board.requests(calls.updateGrade)).toEqual([]);
});

test('deleted grades come back', async () => {
  const board = api()
    .on(calls.deleteGrade, () => ({ success: true }))
    .on(calls.createGrade, () => grade);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^Data Structures/ }));
  await person.click(screen.getByRole('button', { name: 'Delete the grades' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  const [sent] = board.requests(calls.createGrade);
  expect(sent?.body).toMatchObject({ id: grade.id, parts: grade.parts });
});

test('another scale is chosen with one press, and its table is the person’s own', async () => {
  const bands = [...usualBands['4.0']];
  const board = api().on(calls.setGradeScale, () => ({ scale: '4.0' as const, bands }));
  const { person } = show();
  await person.click(await screen.findByRole('radio', { name: '4.3' }));
  expect(board.requests(calls.setGradeScale)[0]?.body).toEqual({ scale: '4.3' });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(board.requests(calls.setGradeScale)[1]?.body).toEqual({ scale: '4.0' });
  await person.click(screen.getByRole('button', { name: 'Edit the scale' }));
  const [from] = await screen.findAllByRole('textbox', { name: 'From mark' });
  await person.clear(from as HTMLElement);
  await person.type(from as HTMLElement, '92');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The table was saved')).toBeVisible();
  const first = { from: 9_200, points: 400, letter: 'A' };
  expect(board.requests(calls.setGradeScale)[2]?.body).toMatchObject({
    bands: expect.arrayContaining([first]),
  });
});
