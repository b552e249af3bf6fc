import { listCourseNames } from '@board/contracts/calls/courses';
import { createTransaction, financeSums, listTransactions } from '@board/contracts/calls/finance';
import { mockApi, renderBoard } from '@board/test-kit';
import { exampleOf } from '@board/test-kit/contract';
import { screen, within } from '@testing-library/react';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';
import { messages } from '../testing/texts.ts';
import { CourseMoney } from './course-money.tsx';

const course = exampleOf('course-page');

function show(records = [someTransaction({ description: 'Exercise book', course: course.name })]) {
  const asked = jest.fn();
  const expense = records.reduce((sum, { amount }) => sum + amount, 0);
  const api = mockApi()
    .on(listCourseNames, () => ({ items: [{ name: course.name, color: 1 }] }))
    .on(financeSums, () => ({ income: 0, expense, expenseByCategory: [] }))
    .on(createTransaction, ({ body }) => ({ ...someTransaction(), ...(body as object) }))
    .on(listTransactions, ({ query }) => {
      asked(query);
      return pageOf(records, records.length === 0 ? 0 : 8);
    });
  const { person } = renderBoard(<CourseMoney {...course} />, { messages });
  return { api, asked, person, region: within(screen.getByRole('region', { name: 'Money' })) };
}

test('what a course has cost is summed, its last records can be opened, and the rest is a link away', async () => {
  const { asked, person, region } = show();
  expect(await region.findByText('¥18.00 spent')).toBeVisible();
  expect(region.getByRole('link', { name: 'All records' })).toHaveAttribute(
    'href',
    '/finance?period=all&course=Linear%20Algebra',
  );
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ course: course.name }));
  await person.click(await region.findByRole('button', { name: /Exercise book/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Record details' }));
  expect(details.getByText(course.name)).toBeVisible();
});

test('where nothing is recorded it says so, and a record that is added there belongs to the course', async () => {
  const { api, person, region } = show([]);
  expect(await region.findByText('Nothing has been recorded for this course.')).toBeVisible();
  await person.click(region.getByRole('button', { name: 'Record an expense' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a record' }));
  expect(await form.findByRole('combobox', { name: 'Course' })).toHaveValue(course.name);
  await person.type(form.getByLabelText('Amount'), '12');
  await person.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByText(/Transaction record added successfully/);
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({
    course: course.name,
    amount: 12,
  });
});
