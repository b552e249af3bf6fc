import { renderBoard, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../testing/shell-texts.ts';
import { AccountMenuItems } from './account-menu-items.tsx';

async function open(role: 'student' | 'admin', locale: 'en' | 'zh-CN' = 'en') {
  renderBoard(<AccountMenuItems trigger={<button type="button">Lin</button>} />, {
    messages: shellMessages,
    user: someUser({ role }),
    locale,
  });
  const items = await screen.findAllByRole('menuitem');
  return items.flatMap((item) =>
    item.hasAttribute('href') ? [[item.textContent, item.getAttribute('href')]] : [],
  );
}

test('what leads somewhere is a link', async () => {
  expect(await open('admin')).toEqual([
    ['Profile', '/profile'],
    ['Admin console', '/admin'],
  ]);
});

test('a student is led to no console, in Chinese either', async () => {
  expect(await open('student', 'zh-CN')).toEqual([['个人设置', '/profile']]);
});
