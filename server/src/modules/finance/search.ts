import { categoryName } from '@board/contracts/constants/categories';
import { locales } from '@board/contracts/constants/locales';
import { fromMinor } from '@board/contracts/constants/money';
import type { SearchSource } from '../../area/search-source.ts';
import { rowsOf } from './transactions.repository.ts';

/** Found by what it was for, by its category in both languages and by its amount. */
export const transactionSearch: SearchSource = {
  kind: 'transaction',
  async find(connection, userId, ids) {
    const rows = await rowsOf(connection, userId, ids);
    return rows.map(({ id, description, category, minor, type, date, time }) => ({
      id,
      title: description,
      text: `${locales.map((locale) => categoryName(category, locale)).join(' ')} ${fromMinor(minor)}`,
      date,
      time: time === '' ? null : time,
      category,
      amount: fromMinor(type === 'expense' ? -minor : minor),
    }));
  },
};
