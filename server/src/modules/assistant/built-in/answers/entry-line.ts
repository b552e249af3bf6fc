import type { Transaction } from '@board/contracts/schemas/finance';
import { plain } from '../../../../area/intent.ts';
import type { Speech } from './speech.ts';

export function entryLine(
  speech: Speech,
  {
    amount,
    description,
    category,
    date,
  }: Pick<Transaction, 'amount' | 'description' | 'category' | 'date'>,
): string {
  const name = plain(description === '' ? speech.category(category) : description);
  return `- **${speech.money(amount)}** ${name}${speech.text.pause}${speech.day(date)}`;
}
