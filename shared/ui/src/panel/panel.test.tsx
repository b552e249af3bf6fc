import { render, screen } from '@testing-library/react';
import { ErrorState } from '../states/error-state.tsx';
import { Panel } from './panel.tsx';

test('is a region named by its heading', () => {
  render(<Panel title="Ledger">Lunch</Panel>);
  expect(screen.getByRole('region', { name: 'Ledger' })).toHaveTextContent('Lunch');
  expect(screen.getByRole('heading', { level: 2, name: 'Ledger' })).toBeVisible();
});

test('an error stands over the last known data', () => {
  render(
    <Panel title="Ledger" state={<ErrorState message="No answer." />}>
      Lunch
    </Panel>,
  );
  const position = screen
    .getByRole('alert')
    .compareDocumentPosition(screen.getByText('Lunch', { exact: true }));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
