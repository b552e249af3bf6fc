import { textAfter } from './post-text.ts';
import type { PostRow } from './posts.repository.ts';

const post = (text: string) => ({ text }) as PostRow;

test.each([
  ['— Group 2', '', 'Now text', 'Now text\n\n— Group 3'],
  ['Mine\n\n— Group 2', '', 'Now text', 'Mine\n\nNow text\n\n— Group 3'],
  ['Alone\n\n— Group 2', 'Alone', '', '— Group 2'],
  ['Alone\n\n— Group 2', 'Alone', 'In pairs', 'In pairs\n\n— Group 2'],
])('after a rename %j stands once with its source', (words, before, after, expected) => {
  expect(textAfter(words, post(before), post(after), 'Group 3')).toBe(expected);
});
