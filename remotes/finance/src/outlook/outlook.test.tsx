import { screen } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { outlook } from '../testing/some-outlook.ts';

test('today and the end of the month stand below its figures, each with its why', async () => {
  show();
  expect(await screen.findByText('¥56.69')).toBeVisible();
  expect(screen.getByText('¥86.99 a day, ¥30.30 spent today')).toBeVisible();
  expect(screen.getByText('¥639.00 in recurring payments still to come this month.')).toBeVisible();
  expect(screen.getByText('¥2,380.00')).toBeVisible();
  expect(screen.getByText('¥2,250.00 to ¥2,540.00, 4% off over 6 months')).toBeVisible();
  expect(screen.getByText('A day with lessons costs about ¥38, another ¥21.')).toBeVisible();
});

test('more than today had is said, and less than nothing is not shown', async () => {
  show({ spending: { ...outlook, left_today: -13.01, coming: 0 } });
  expect(await screen.findByText('¥0.00')).toBeVisible();
  expect(screen.getByText('¥13.01 over: ¥86.99 a day, ¥100.00 spent today')).toBeVisible();
});

test('with few records it says what is needed, and nothing of what is not known', async () => {
  const nothing = { budget: null, per_day: null, left_today: null, month_end: null };
  show({ spending: { ...outlook, ...nothing, past_error: null, campus_day: null } });
  expect(await screen.findByText(/appears after two weeks of records/)).toBeVisible();
  expect(screen.queryByText('–')).toBeNull();
  expect(screen.queryByText(/^A day with lessons/)).toBeNull();
  expect(screen.queryByText('May spend today')).toBeNull();
});
