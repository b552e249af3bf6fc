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
