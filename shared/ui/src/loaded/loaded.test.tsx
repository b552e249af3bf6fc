import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded.tsx';

const request = { data: undefined, error: undefined, isValidating: false, mutate: jest.fn() };
const show = (part: object) =>
  render(
    <Loaded<string>
      request={{ ...request, ...part }}
      failed="It could not be loaded."
      skeleton="wait"
      nothing="none"
      unknown="Not there yet."
    >
      {(data) => <p>{`have ${data}`}</p>}
    </Loaded>,
  );

test('a skeleton stands until there is data', () => {
  const { container } = show({});
  expect(container).toHaveTextContent(/^wait$/);
});

test('what is known stays under what went wrong, with its time and another try', async () => {
  show({ data: 'some', error: { status: 503, code: 'server.unavailable' } });
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded. Not refreshed since/);
  expect(screen.getByText('have some')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(request.mutate).toHaveBeenCalled();
});

test.each([
  [404, 'http'],
  [404, 'request.not_found'],
  [501, 'http'],
])('a server that does not know the call has nothing: %i %s', (status, code) => {
  show({ error: { status, code } });
  expect(screen.getByRole('status')).toHaveTextContent('Not there yet.');
  expect(screen.getByText('have none')).toBeVisible();
});

test('what failed before it was asked is said like any failure', () => {
  show({ error: new TypeError('not a function') });
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
});

test('what is gone is something else', () => {
  show({ error: { status: 404, code: 'task.not_found' } });
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
});
