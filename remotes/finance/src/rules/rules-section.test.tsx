import { type CategoryRule, recategorise, setCategories } from '@board/contracts/calls/finance';
import { events } from '@board/platform';
import { screen, within } from '@testing-library/react';
import { show as showPage } from '../testing/show-page.tsx';

const coffee: CategoryRule = { words: '瑞幸', type: 'expense', category: 'dining' };

function show(rules: CategoryRule[] = [coffee]) {
  const saved = jest.fn();
  const stop = events.on('preferences.change', saved);
  return { ...showPage({ rules }), saved, stop };
}

test('what was taught is seen, changed and taken back', async () => {
  const { person, saved, stop } = show();
  const section = within(await screen.findByRole('region', { name: 'Rules' }));
  await person.selectOptions(section.getByLabelText('Category of “瑞幸”'), 'other');
  expect(saved).toHaveBeenLastCalledWith({ categoryRules: [{ ...coffee, category: 'other' }] });
  await person.click(section.getByRole('button', { name: 'Remove the rule for “瑞幸”' }));
  expect(saved).toHaveBeenLastCalledWith({ categoryRules: [] });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(saved).toHaveBeenLastCalledWith({ categoryRules: [coffee] });
  stop();
});

test('the past follows a rule when it is asked for, and can be had back', async () => {
  const { api, person, stop } = show();
  const changes = [{ category: 'other', ids: ['01890000-0000-7000-8000-000000000000'] }];
  api.on(recategorise, () => ({ changes })).on(setCategories, () => ({ changed: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Past records too' }));
  expect(await screen.findByText('1 record changed')).toBeVisible();
  expect(api.requests(recategorise)[0]?.body).toEqual(coffee);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.requests(setCategories)[0]?.body).toEqual({ changes });
  stop();
});

test('who taught nothing sees nothing of it', async () => {
  const { stop } = show([]);
  await screen.findByRole('region', { name: 'Imports' });
  expect(screen.queryByRole('region', { name: 'Rules' })).toBeNull();
  stop();
});
