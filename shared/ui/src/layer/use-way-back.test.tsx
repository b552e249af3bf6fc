import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useWayBack } from './use-way-back.ts';

interface LayerProps {
  readonly name: string;
  readonly asks?: boolean;
}

function Layer({ name, asks = false }: LayerProps) {
  const [open, setOpen] = useState(true);
  useWayBack(open, () => !asks && setOpen(false));
  return (
    open && (
      <button type="button" onClick={() => setOpen(false)}>
        {name}
      </button>
    )
  );
}

const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;
const isDeep = (layers: number) => waitFor(() => expect(depth()).toBe(layers));
const goBack = () => act(async () => history.back());

beforeEach(() => history.pushState(null, '', '/tasks'));

test('going back closes the top layer and nothing else', async () => {
  render(
    <>
      <Layer name="sheet" />
      <Layer name="menu" />
    </>,
  );
  await isDeep(2);
  await goBack();
  await waitFor(() => expect(screen.queryByText('menu')).toBeNull());
  expect(screen.getByText('sheet')).toBeVisible();
  await isDeep(1);
  await goBack();
  await waitFor(() => expect(screen.queryByText('sheet')).toBeNull());
  expect(location.pathname).toBe('/tasks');
});

test('a layer that is closed otherwise leaves no entry behind', async () => {
  render(<Layer name="sheet" />);
  await isDeep(1);
  act(() => screen.getByText('sheet').click());
  await isDeep(0);
});

test('one that stays, since something is filled in, has its entry again', async () => {
  render(<Layer name="form" asks />);
  await isDeep(1);
  await goBack();
  await isDeep(1);
  expect(screen.getByText('form')).toBeVisible();
});

test('the way back from a page that a layer led to passes the layer', async () => {
  render(<Layer name="more" />);
  await isDeep(1);
  history.pushState(null, '', '/finance');
  act(() => screen.getByText('more').click());
  await goBack();
  await waitFor(() => expect(location.pathname).toBe('/tasks'));
  await isDeep(0);
});

test('a page that is being left is not called back by the layer that was closed on the way', async () => {
  const go = jest.spyOn(history, 'go');
  render(<Layer name="question" />);
  await isDeep(1);
  dispatchEvent(new Event('beforeunload'));
  act(() => screen.getByText('question').click());
  // Timers end in the order in which they began.
  await new Promise((done) => setTimeout(done));
  expect(go).not.toHaveBeenCalled();

  render(<Layer name="next" />);
  act(() => screen.getByText('next').click());
  await isDeep(0);
});
