import {
  answerClassReport,
  type ClassReport,
  listClassReports,
} from '@board/contracts/calls/classes';
import { pageOf } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { answers, at, id, showConsole } from '../testing/show-console.tsx';
import { ReportsSection } from './reports-section.tsx';

beforeEach(() => sessionStorage.clear());

const report: ClassReport = {
  id: id(71),
  name: 'Group 2',
  teacher: 'chen',
  reporter: 'lin',
  text: 'Advertisements',
  posts: [{ title: 'Cheap phones', text: 'Call me' }],
  closed: false,
  created_at: at,
  answer: null,
};
const answer = { by: 'chief', at, text: '' };

function show(first = report) {
  const reports = [first, { ...report, id: id(72), name: 'Group 9', answer }];
  const api = answers()
    .on(listClassReports, () => pageOf(reports))
    .on(answerClassReport, ({ body }) => {
      reports[0] = { ...first, closed: body?.closes ?? false, answer };
      return { ...first, closed: body?.closes ?? false, answer };
    });
  return showConsole(<ReportsSection />, { api });
}

test('a report says of which class it is, by whom, and what became of it', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Group 2/ });
  expect(row).toHaveTextContent(/by chen.*Advertisements.*lin.*Waits/);
  const over = screen.getByRole('row', { name: /Group 9/ });
  expect(over).toHaveTextContent(/Answered by chief, class stays/);
  expect(within(over).queryByRole('button')).toBeNull();
});

test('who answers sees what was posted and closes the class, with words for who reported it', async () => {
  const { person, api } = show();
  await person.click(await screen.findByRole('button', { name: 'Answer the report of Group 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem')).toHaveTextContent('Cheap phones Call me');
  await person.click(dialog.getByRole('radio', { name: 'Close the class' }));
  await person.type(dialog.getByLabelText(/To who reported it/), ' Thank you ');
  await person.click(dialog.getByRole('button', { name: 'Close the class' }));
  expect(await screen.findByText('Group 2 is closed, and everybody in it is told')).toBeVisible();
  expect(api.requests(answerClassReport)[0]?.body).toEqual({ closes: true, text: 'Thank you' });
  expect(await screen.findByText('Answered by chief, class closed')).toBeVisible();
});

test('a class that is gone can only be answered', async () => {
  const { person } = show({ ...report, closed: true });
  await person.click(await screen.findByRole('button', { name: 'Answer the report of Group 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio')).toBeNull();
});
