import { monthOf, monthsFrom } from '@board/time';

const most = 2_000;

/** What is still missing of a goal over the months that are left, rounded up; this month alone where it is the last. */
export function perMonth(
  { wanted, by_date: by }: { wanted: number | null; by_date: string | null },
  balance: number,
  today: string,
): number | null {
  if (wanted === null || by === null || by < today) return null;
  const months = Math.max(1, monthsFrom(monthOf(today), monthOf(by), most).length - 1);
  return Math.max(0, Math.ceil((wanted - balance) / months));
}
