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

test('what was taught is seen and taken back', async () => {
  const { person, saved, stop } = show();
  const section = within(await screen.findByRole('region', { name: 'Rules' }));
  expect(section.getByText(/Dining 餐饮/)).toBeVisible();
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

test('a rule is written by hand, and its words are written anew', async () => {
  const { person, saved, stop } = show();
  const section = within(await screen.findByRole('region', { name: 'Rules' }));
  await person.click(section.getByRole('button', { name: 'Add a rule' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
  await person.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Which words?')).toBeVisible();
  await person.type(form.getByLabelText('Words'), ' Gym ');
  await person.selectOptions(form.getByLabelText('Category'), 'entertainment');
  await person.click(form.getByRole('button', { name: 'Add' }));
  const gym = { words: 'Gym', type: 'expense', category: 'entertainment' };
  expect(saved).toHaveBeenLastCalledWith({ categoryRules: [coffee, gym] });
  await person.click(section.getByRole('button', { name: 'Edit the rule for “瑞幸”' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit the rule for “瑞幸”' }));
  await person.type(edit.getByLabelText('Words'), '咖啡');
  await person.selectOptions(edit.getByLabelText('Category'), 'other');
  await person.click(edit.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenLastCalledWith({
    categoryRules: [{ ...coffee, words: '瑞幸咖啡', category: 'other' }],
  });
  stop();
});

test('who taught nothing is told what is known anyway', async () => {
  const { stop } = show([]);
  const section = within(await screen.findByRole('region', { name: 'Rules' }));
  expect(section.getByText(/Common shops are known/)).toBeVisible();
  stop();
});
