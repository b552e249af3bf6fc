import { useForm } from '@board/platform/forms';
import { boardState } from '@board/platform/host';
import { MockHost } from '@board/test-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { LeaveGuard } from './leave-guard.tsx';

function Profile({ name }: { name: string }) {
  const form = useForm({
    draft: name,
    initial: { bio: '' },
    read: (body) => ({ body }),
    send: async () => undefined,
    failed: '',
    onDone: () => undefined,
  });
  const { error: _, onChange, ...field } = form.field('bio');
  return <input aria-label={name} {...field} onChange={(event) => onChange(event.target.value)} />;
}

const person = userEvent.setup();
const question = () => screen.findByRole('alertdialog', { name: 'Discard what you filled in?' });
const answer = async (name: string) => {
  await question();
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const board = () => screen.findByRole('heading', { name: 'Board' });

async function open() {
  boardState.locale = 'en';
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <LeaveGuard>
        <MockHost>
          <Link to="/profile">Profile</Link>
          <Link to="/">Home</Link>
          <Link to="#there">There</Link>
          <Routes>
            <Route path="/" element={<h1>Board</h1>} />
            <Route
              path="/profile"
              element={
                <>
                  <Profile name="First" />
                  <Profile name="Second" />
                </>
              }
            />
          </Routes>
        </MockHost>
      </LeaveGuard>
    </BrowserRouter>,
  );
  await person.click(screen.getByRole('link', { name: 'Profile' }));
}

test('an empty form lets go without a word', async () => {
  await open();
  await person.click(screen.getByRole('link', { name: 'Home' }));
  expect(await board()).toBeVisible();
});

test('a link away from filled forms asks, once for all of them', async () => {
  await open();
  await person.type(screen.getByLabelText('First'), 'Chess');
  await person.type(screen.getByLabelText('Second'), 'Tea');
  await person.click(screen.getByRole('link', { name: 'There' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Home' }));
  await answer('Keep editing');
  expect(screen.getByLabelText('First')).toHaveValue('Chess');
  expect(location.pathname).toBe('/profile');
  await person.click(screen.getByRole('link', { name: 'Home' }));
  await answer('Discard');
  expect(await board()).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Profile' }));
  expect(screen.getByLabelText('First')).toHaveValue('');
  expect(screen.getByLabelText('Second')).toHaveValue('');
});

test('the browser’s way back asks, and stays or goes as one answers', async () => {
  await open();
  await person.type(screen.getByLabelText('First'), 'Chess');
  history.back();
  await answer('Keep editing');
  await waitFor(() => expect(location.pathname).toBe('/profile'));
  expect(screen.getByLabelText('First')).toHaveValue('Chess');
  history.back();
  await answer('Discard');
  expect(await board()).toBeVisible();
  expect(location.pathname).toBe('/');
});
