import { isPurse } from '@board/contracts/constants/money-accounts';
import { useAccounts, useLatestTransfers } from '../accounts/accounts.queries.ts';

/** Where one settles with a friend: as the last time with this one, else with any, else the one account there is. */
export function useSettlingPlace(): (friend: string) => string | undefined {
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
