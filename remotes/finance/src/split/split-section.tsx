import type { MoneyAccount, Split } from '@board/contracts/calls/money-accounts';
import { isPurse } from '@board/contracts/constants/money-accounts';
import { useFormat } from '@board/platform';
import { Button, EmptyState, lateDialog, Skeleton, useDialogs } from '@board/ui';
import { Section } from '@board/ui/page';
import { useAccountDialogs } from '../accounts/account-dialogs.tsx';
import { AccountEntry } from '../accounts/account-entry.tsx';
import { useAccounts, useLatestTransfers } from '../accounts/accounts.queries.ts';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { SplitsList } from './splits-list.tsx';

const SplitForm = lateDialog(async () => (await import('../ledger/split-form.tsx')).SplitForm);

/** Who owes whom, and what of: settled by a transfer, of which nobody else is told. */
export function SplitSection() {
  const t = useTexts();
  const request = useAccounts();
  const dialogs = useAccountDialogs();
  const { open, drawn } = useDialogs(SplitForm);
  const friends = request.data?.items.filter(({ kind }) => kind === 'friend') ?? [];
  const edit = (split?: Split) =>
    open((opened) => <SplitForm {...opened} friends={friends} split={split} />);
  return (
    <Section
      title={t('split.title')}
      actions={
        <>
          {friends.length > 0 && (
            <Button icon="money" label={t('split.add')} onClick={() => edit()} />
          )}
          <Button
            icon="plus"
            label={t('account.add.friend')}
            onClick={() => dialogs.edit('friend')}
          />
        </>
      }
    >
      <Loaded request={request} skeleton={<Skeleton height={52} />} nothing={{ items: [] }}>
        {() =>
          friends.length === 0 ? (
            <EmptyState text={t('split.empty')} />
          ) : (
            <>
              <ul>
                {friends.map((friend) => (
                  <FriendEntry key={friend.id} friend={friend} dialogs={dialogs} />
                ))}
              </ul>
              <SplitsList friends={friends} onOpen={edit} />
            </>
          )
        }
      </Loaded>
      {drawn}
      {dialogs.drawn}
    </Section>
  );
}

interface FriendEntryProps {
  readonly friend: MoneyAccount;
  readonly dialogs: ReturnType<typeof useAccountDialogs>;
}

function FriendEntry({ friend, dialogs }: FriendEntryProps) {
  const t = useTexts();
  const { currency } = useFormat();
  const { id, name, balance } = friend;
  const owes = balance > 0;
  const words = balance === 0 ? 'split.even' : owes ? 'split.owesYou' : 'split.youOwe';
  const place = useSettlingPlace()(id);
  const settle = owes ? { from: id, to: place } : { from: place, to: id };
  return (
    <AccountEntry
      account={friend}
      dialogs={dialogs}
      words={t(words)}
      amount={
        balance === 0 ? null : (
          <>
            {owes ? `+${currency(balance)}` : currency(balance)}
            <Button
              size="small"
              label={t(owes ? 'split.settle' : 'split.payBack')}
              onClick={() =>
                dialogs.transfer({
                  title: t('split.settleWith', { name }),
                  amount: Math.abs(balance),
                  ...settle,
                })
              }
            />
          </>
        )
      }
    />
  );
}

/** Where one settles with a friend: as the last time with this one, else with any, else the one account there is. */
function useSettlingPlace(): (friend: string) => string | undefined {
  const { data: transfers } = useLatestTransfers();
  const { data: accounts } = useAccounts();
  return (friend) => {
    const kinds = new Map((accounts?.items ?? []).map(({ id, kind }) => [id, kind]));
    const isOwn = (id: string | null) => {
      const kind = id === null ? undefined : kinds.get(id);
      return kind !== undefined && isPurse(kind);
    };
    const settled = (transfers?.items ?? []).flatMap(({ from, to }) => {
      const [place, other] = isOwn(from) ? [from, to] : [to, from];
      return isOwn(place) && other !== null && kinds.get(other) === 'friend'
        ? [{ place, other }]
        : [];
    });
    const last = settled.find(({ other }) => other === friend) ?? settled[0];
    const [only, ...more] = [...kinds.keys()].filter(isOwn);
    return last?.place ?? (more.length === 0 ? only : undefined);
  };
}
