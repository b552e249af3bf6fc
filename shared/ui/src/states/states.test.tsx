import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UiTexts, UiTextsProvider, useUiTexts } from '../texts/ui-texts.tsx';
import { ErrorState } from './error-state.tsx';
import { UnavailableState } from './unavailable-state.tsx';

test('an error tells the time of the last known data and can be tried again', async () => {
  const retry = jest.fn();
  render(<ErrorState message="The server did not answer" since="15:02" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The server did not answer. Not refreshed since 15:02. Try again',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error alone stands without a full stop, and has one before whatever follows', () => {
  const { rerender } = render(<ErrorState message="任务加载失败" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^任务加载失败$/);
  rerender(<ErrorState message="任务加载失败" onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^任务加载失败。 Try again$/);
});

test('a module that could not come can be asked for again', async () => {
  const retry = jest.fn();
  render(<UnavailableState message="Finance is not available" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

function InChinese() {
  const texts: UiTexts = { ...useUiTexts(), tryAgain: '重试' };
  return (
    <UiTextsProvider texts={texts}>
      <UnavailableState message="财务暂时不可用" onRetry={() => {}} />
    </UiTextsProvider>
  );
}

test('the words come from the catalog of whoever provides them', () => {
  render(<InChinese />);
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});
