import { someTransaction } from '../testing/some-transaction.ts';
import { blankForm, formOf, readForm, withType } from './form-values.ts';

const t = (key: string) => key;
const lunch = { ...blankForm('2026-11-18'), amount: '18', description: ' Lunch ' };

test('a complete form is read, its spaces trimmed and no time left out', () => {
  expect(readForm(t, lunch, 'en')).toEqual({
    body: {
      id: lunch.id,
      type: 'expense',
      amount: 18,
      category: 'dining',
      description: 'Lunch',
      date: '2026-11-18',
      time: null,
      course: '',
      account: null,
    },
  });
});

test('an amount that is none says why', () => {
  expect(readForm(t, { ...lunch, amount: '0' }, 'en')).toEqual({
    problems: { amount: 'problem.nothing' },
  });
});

test('an amount is enough: what is not described is called after its category', () => {
  expect(readForm(t, { ...lunch, description: ' ' }, 'zh-CN')).toMatchObject({
    body: { description: '餐饮' },
  });
});

test('a transaction that is opened and saved unchanged stays the same', () => {
  const transaction = someTransaction({ amount: 1234.5, category: 'pets' });
  const { version, created_at, updated_at, ...body } = transaction;
  expect(readForm(t, formOf(transaction), 'en')).toEqual({ body });
});

test('the usual category follows the type, a chosen one stays', () => {
  expect(withType(lunch, 'income')).toEqual({ type: 'income', category: 'part-time' });
  expect(withType({ ...lunch, category: 'study' }, 'income').category).toBe('study');
});
