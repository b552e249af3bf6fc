import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, preloadDialog } from './dialog.tsx';

function EditTask({ onSave }: { readonly onSave?: () => void }) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit task"
        subtitle="Today"
        footer={<Button type="submit">Save</Button>}
        onSubmit={onSave}
      >
        <TextField label="Title" value={title} onChange={setTitle} />
      </Dialog>
    </>
  );
}

test('opens on its title with the focus in the first field, though its code comes late', async () => {
  render(<EditTask />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  expect(dialog).toHaveAccessibleDescription('Today');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

describe('once its code is there', () => {
  beforeAll(preloadDialog);

  async function open(onSave?: () => void) {
    render(<EditTask {...(onSave && { onSave })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return screen.findByRole('dialog');
  }

  test('opens at once', async () => {
    expect(await open()).toBeVisible();
  });

  test('under a finger what is opened to be read has no keyboard before it', async () => {
    const touched = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(touched as unknown as MediaQueryList);
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    jest.restoreAllMocks();
  });

  test('Esc closes it and the focus returns', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  test('the cross closes it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('what lies under it is out of reach', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('with a form, Enter in a field sends it', async () => {
    const save = jest.fn();
    await open(save);
    await userEvent.type(screen.getByLabelText('Title'), 'Report{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
  });
});
