import type { Transaction } from '@board/contracts/schemas/finance';
import { plain } from '../../../../area/intent.ts';
import type { Speech } from './speech.ts';

type Entry = Pick<Transaction, 'amount' | 'description' | 'category' | 'date'>;

export const entryLine = (speech: Speech, { amount, description, category, date }: Entry): string =>
  `- **${speech.money(amount)}** ${plain(description || speech.category(category))}${speech.text.pause}${speech.day(date)}`;
