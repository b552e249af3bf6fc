import { screen } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { outlook } from '../testing/some-outlook.ts';

test('today, the month and its end stand first, each with its why', async () => {
  show();
  expect(await screen.findByText('¥56.69')).toBeVisible();
  expect(screen.getByText('¥86.99 a day, ¥30.30 of it gone')).toBeVisible();
  expect(screen.getByText('of ¥3,000.00, ¥639.00 more goes by itself')).toBeVisible();
  expect(screen.getByText('¥2,380.00')).toBeVisible();
  expect(screen.getByText('¥2,250.00 to ¥2,540.00, 4% off in the 6 months before')).toBeVisible();
});

test('more than today had is said, and less than nothing is not shown', async () => {
  show({ spending: { ...outlook, left_today: -13.01, coming: 0 } });
  expect(await screen.findByText('¥0.00')).toBeVisible();
  expect(screen.getByText('¥13.01 over: ¥86.99 a day, ¥100.00 of it gone')).toBeVisible();
});

test('without a budget and with few records it says what is needed', async () => {
  const nothing = { budget: null, per_day: null, left_today: null, month_end: null };
  show({ spending: { ...outlook, ...nothing, past_error: null } });
  expect(await screen.findByText(/^With a budget for all spending/)).toBeVisible();
  expect(screen.getByText(/known after two weeks of records/)).toBeVisible();
  expect(screen.queryByText('–')).toBeNull();
  expect(screen.queryByText('May spend today')).toBeNull();
});
