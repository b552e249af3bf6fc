import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function FinanceTabs() {
  const [tab, setTab] = useState<'stats' | 'ledger'>('stats');
  return (
    <Tabs
      label="Finance"
      value={tab}
      onChange={setTab}
      items={[
        { value: 'stats', label: 'Finance stats', content: 'A pie' },
        { value: 'ledger', label: 'Ledger', content: 'A list' },
      ]}
    />
  );
}

test('the arrow keys open the neighbouring tab', async () => {
  render(<FinanceTabs />);
  expect(screen.getByRole('tabpanel', { name: 'Finance stats' })).toHaveTextContent('A pie');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Ledger', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Ledger' })).toHaveTextContent('A list');
});

test('the row is one stop and a ring', async () => {
  render(<FinanceTabs />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Ledger', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Finance stats', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Ledger', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Ledger' })).toHaveFocus();
});

test('a press opens a tab', async () => {
  render(<FinanceTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Ledger' }));
  expect(screen.getByRole('tabpanel', { name: 'Ledger' })).toHaveTextContent('A list');
  expect(screen.queryByText('A pie')).toBeNull();
});
