import fields from '@board/contracts/fields';
import { brokenRules } from './broken-rules.ts';

const broken = (rules: Parameters<typeof brokenRules>[0], sent: object) =>
  Object.fromEntries(brokenRules(rules, sent, 'en'));

test('what must be there is asked for in the words of the contract', () => {
  expect(broken(fields.createTask, { title: ' ', date: '' })).toEqual({
    title: 'Please enter a title',
    date: 'Please choose a date',
  });
  expect(broken(fields.createDeployToken, { name: '' })).toEqual({ name: 'is required' });
});

test.each([
  ['a text that is too long', { description: 'x'.repeat(5001) }, 'description'],
  ['a day beyond the calendar', { date: '2101-01-01' }, 'date'],
])('%s is wrong', (_, sent, field) => {
  expect(Object.keys(broken(fields.createTask, sent))).toEqual([field]);
});

test.each(['0', '61', '', 'many'])('a term of "%s" weeks is none', (weeks) => {
  expect(Object.keys(broken(fields.createTerm, { weeks }))).toEqual(['weeks']);
});

test.each([
  ['a name', { username: ' a b ' }, 'Use 3 to 20 letters, digits or underscores'],
  ['no name', { username: ' ' }, 'Use 3 to 20 letters, digits or underscores'],
  ['an address', { email: 'lin@' }, 'Please enter a valid email address'],
  ['a long address', { email: `lin@${'a.'.repeat(130)}org` }, 'Please enter a valid email address'],
  ['a password', { password: 'x'.repeat(101) }, 'password must not exceed 100 characters'],
])('%s is wrong in the words of its own error', (_, sent, words) => {
  expect(Object.values(broken(fields.register, sent))).toEqual([words]);
});

test('what is not said, and what nobody asks for, is right', () => {
  expect(broken(fields.createCourse, { color: null, teacher: '', other: 'x' })).toEqual({});
});
