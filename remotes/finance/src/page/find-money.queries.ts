import { listRecurring } from '@board/contracts/calls/finance';
import { listMoneyAccounts } from '@board/contracts/calls/money-accounts';
import { categoryName } from '@board/contracts/constants/categories';
import { locales } from '@board/contracts/constants/locales';
import { type Asked, currentUser, openLayer, type RemoteHit, sendCall } from '@board/platform';

/** One has few of them: all are looked through, without a network those that are kept. */
export async function findAccounts({ matches, signal }: Asked): Promise<readonly RemoteHit[]> {
  if (!currentUser()) return [];
  const { items } = await sendCall(listMoneyAccounts, {}, { signal });
  return items
    .filter(({ name }) => matches(name))
    .map(({ id, name }) => ({
      id,
      title: name,
      icon: 'money',
      open: () => openLayer('finance', 'account', { id }),
    }));
}

export async function findRecurring({ matches, signal }: Asked): Promise<readonly RemoteHit[]> {
  if (!currentUser()) return [];
  const { items } = await sendCall(listRecurring, {}, { signal });
  const named = items.map(({ id, description, category }) => {
    const names = locales.map((locale) => categoryName(category, locale)).join(' ');
    return { id, title: description || names, text: names };
  });
  return named
    .filter(({ title, text }) => matches(title, text))
    .map(({ id, title }) => ({
      id,
      title,
      icon: 'repeat',
      open: () => openLayer('finance', 'recurring', { id }),
    }));
}
