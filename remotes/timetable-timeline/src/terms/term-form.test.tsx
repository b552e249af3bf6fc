import { renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { someTerm } from '../testing/some-term.ts';
import { messages } from '../testing/texts.ts';
import { TermForm } from './term-form.tsx';

test('no number of weeks is too long for the weeks that one can choose from', async () => {
  const made = { date: '2026-10-10', runs: 'as' as const, week: 5, weekday: 1, note: '' };
  const term = someTerm({ day_changes: [made] });
  const { person } = renderBoard(<TermForm term={term} onClose={() => {}} />, { messages });
  const weeks = await screen.findByLabelText(/^Number of weeks/);
  await person.clear(weeks);
  await person.type(weeks, '999');
  const choice = screen.getByLabelText('Week');
  expect(within(choice).getAllByRole('option')).toHaveLength(60);
});
