import { renderBoard } from '@board/test-kit';
import { exampleOf } from '@board/test-kit/contract';
import { screen } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { someExam } from '../testing/some-exam.ts';
import { messages } from '../testing/texts.ts';
import { ExamsAfterWeek } from './exams-after-week.tsx';

afterEach(() => jest.useRealTimers());

test('the exams of the weeks after are there with their days left, and revision is one press away', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), advanceTimers: true });
  const api = timetableApi({ exams: [someExam({ date: '2026-11-25' })] });
  renderBoard(<ExamsAfterWeek {...exampleOf('week-review')} />, { messages });
  expect(await screen.findByRole('listitem')).toHaveTextContent('3 days');
  expect(screen.getByRole('button', { name: 'Plan revision' })).toBeVisible();
  expect(api.requests()[0]?.url).toContain('end_date=2026-12-20');
});

test('a month without exams says so', async () => {
  timetableApi();
  renderBoard(<ExamsAfterWeek {...exampleOf('week-review')} />, { messages });
  expect(await screen.findByText('No exam in the next four weeks.')).toBeVisible();
});
