import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWindow } from './page-window.ts';
import { Pager } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 65, [1, 2, 3, 4, 'gap-after', 65]],
  [30, 65, [1, 'gap-before', 29, 30, 31, 'gap-after', 65]],
  [64, 65, [1, 'gap-before', 63, 64, 65]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('on page %i of %i it offers %j', (page, totalPages, offered) => {
  expect(pageWindow(page, totalPages)).toEqual(offered);
});

test('says where one is and goes on', async () => {
  const go = jest.fn();
  render(<Pager page={2} pageSize={20} total={45} totalPages={3} onChange={go} />);
  expect(screen.getByRole('status')).toHaveTextContent('21–40 of 45');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(go).toHaveBeenCalledWith(3);
});

test('a page that is no longer there gives way to the last one', () => {
  const go = jest.fn();
  const { rerender } = render(
    <Pager page={3} pageSize={20} total={45} totalPages={3} onChange={go} />,
  );
  expect(go).not.toHaveBeenCalled();
  rerender(<Pager page={3} pageSize={20} total={40} totalPages={2} onChange={go} />);
  expect(go.mock.calls).toEqual([[2]]);
  expect(screen.getByRole('status')).toHaveTextContent('21–40 of 40');
});

test('an empty list is 0 of 0 and has no pages', () => {
  render(<Pager page={1} pageSize={20} total={0} totalPages={0} onChange={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('0–0 of 0');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
