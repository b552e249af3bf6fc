import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { SayProvider } from '../texts/say.tsx';
import { type LateOptions, late, lateDialog } from './late.tsx';
import { useWasOpen } from './use-was-open.ts';

interface NoteProps {
  readonly text: string;
}

const Note = ({ text }: NoteProps) => <p>{text}</p>;

/** A load that comes and fails when the test says so. */
function someLoad(options?: LateOptions<NoteProps>) {
  const turns: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const ask = jest.fn(
    () =>
      new Promise<ComponentType<NoteProps>>((resolve, reject) => {
        turns.push({
          come: () => act(async () => resolve(Note)),
          fail: () => act(async () => reject(new Error('no network'))),
        });
      }),
  );
  const turn = (number: number) => {
    const found = turns[number - 1];
    if (!found) throw new Error(`It was asked ${turns.length} times.`);
    return found;
  };
  return { Late: late(ask, options), ask, turn };
}

test('its code is asked for once, however many there are, and draws at once from then on', async () => {
  const { Late, ask, turn } = someLoad();
  const { rerender } = render(
    <>
      <Late text="one" />
      <Late text="two" />
    </>,
  );
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  await turn(1).come();
  expect(screen.getByText('one')).toBeVisible();
  expect(screen.getByText('two')).toBeVisible();
  rerender(<Late key="next" text="three" />);
  expect(screen.getByText('three')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what was preloaded draws at once', async () => {
  const { Late, turn } = someLoad({ meanwhile: () => <p>loading</p> });
  const preloaded = Late.preload();
  await turn(1).come();
  await preloaded;
  render(<Late text="the note" />);
  expect(screen.getByText('the note')).toBeVisible();
});

test('a preload that fails is no trouble, the drawing asks again', async () => {
  const { Late, turn } = someLoad();
  const preloaded = Late.preload();
  await turn(1).fail();
  await preloaded;
  render(<Late text="the note" />);
  await turn(2).come();
  expect(screen.getByText('the note')).toBeVisible();
});

test('something of its own stands there meanwhile', async () => {
  const { Late, turn } = someLoad({ meanwhile: ({ text }) => <p>soon: {text}</p> });
  render(<Late text="the note" />);
  expect(screen.getByText('soon: the note')).toBeVisible();
  await turn(1).come();
  expect(screen.queryByText('soon: the note')).not.toBeInTheDocument();
});

test('a part that does not come says so in its place, and can be tried again', async () => {
  const { Late, turn } = someLoad();
  render(<Late text="the note" />);
  await turn(1).fail();
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await turn(2).fail();
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await turn(3).come();
  expect(screen.getByText('the note')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it is asked for again when the network is back', async () => {
  const { Late, ask, turn } = someLoad({ failed: () => <p>nothing yet</p> });
  render(<Late text="the note" />);
  await turn(1).fail();
  expect(screen.getByText('nothing yet')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  await turn(2).come();
  expect(screen.getByText('the note')).toBeVisible();
});

test('what leaves while it loads is not missed', async () => {
  const { Late, turn } = someLoad();
  const { unmount } = render(<Late text="the note" />);
  unmount();
  await turn(1).fail();
  render(<Late text="the note" />);
  await turn(2).come();
  expect(screen.getByText('the note')).toBeVisible();
});

let online = false;
const DialogLater = lateDialog<{ readonly open: boolean; readonly onClose: () => void }>(
  async () => {
    if (!online) throw new Error('no network');
    return ({ open }) => <p>{open ? 'the dialog' : 'it closes'}</p>;
  },
);

/** It stays where it is, as most dialogs do, and opens and closes. */
function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      {useWasOpen(open, DialogLater) && <DialogLater open={open} onClose={close} />}
    </>
  );
}

test('a dialog that does not come is closed and the person told; the next opening asks anew', async () => {
  const say = jest.fn();
  render(
    <SayProvider onSay={say}>
      <Page />
    </SayProvider>,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(say).toHaveBeenCalledTimes(1);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('could not be opened'));
  online = true;
  await userEvent.click(button);
  expect(await screen.findByText('the dialog')).toBeVisible();
  expect(say).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('it closes')).toBeVisible();
});
