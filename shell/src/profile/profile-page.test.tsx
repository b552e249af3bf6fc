import { getProfile, getSettings } from '@board/contracts/calls/user';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { LeaveGuard } from '../pages/leave-guard.tsx';
import { shellMessages } from '../testing/shell-texts.ts';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => {
  bearer.keep('a-token');
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Shanghai']);
});
afterEach(() => bearer.drop());

test.each([404, 405, 501])(
  'is read from the settings where the profile is unknown: %i',
  async (status) => {
    mockApi()
      .refuse(getProfile, status, 'http', '')
      .on(getSettings, () => someUser({ bio: 'Badminton on Saturdays' }));
    renderBoard(<ProfilePage />, { messages: shellMessages, path: '/profile' });
    expect(await screen.findByText('Badminton on Saturdays')).toBeVisible();
  },
);

test('says so where neither can be read', async () => {
  mockApi().refuse(getProfile, 403, 'request.forbidden', 'no');
  renderBoard(<ProfilePage />, { messages: shellMessages, path: '/profile', locale: 'zh-CN' });
  expect(await screen.findByText('没能取得最新的资料。', { exact: false })).toBeVisible();
});

test('who leaves it with something filled in is asked', async () => {
  mockApi().on(getProfile, () => someUser());
  const { person } = renderBoard(
    <LeaveGuard>
      <ProfilePage />
    </LeaveGuard>,
    { messages: shellMessages, path: '/profile' },
  );
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(screen.getByLabelText('Bio'), 'Badminton');
  await person.click(screen.getByRole('link', { name: 'Back to Today' }));
  await screen.findByRole('alertdialog', { name: 'Discard what you filled in?' });
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Bio')).toHaveValue('Badminton');
});
