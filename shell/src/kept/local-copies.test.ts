import { wipeLocalCopies } from './local-copies.ts';

const person = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';

beforeEach(() => {
  localStorage.clear();
  for (const key of [
    `together.${person}`,
    `unsaved.${person}`,
    `found.${person}`,
    `together.${other}`,
    'theme',
  ])
    localStorage.setItem(`board.${key}`, 'kept');
});

const kept = () => Object.keys(localStorage).sort();

test('all that is a person’s own goes when he signs out, also what remotes keep', async () => {
  await wipeLocalCopies(person, { keepQueue: false });
  expect(kept()).toEqual([`board.theme`, `board.together.${other}`]);
});

test('who comes back after his session ended has what waits, and what is kept nowhere else', async () => {
  await wipeLocalCopies(person, { keepQueue: true });
  expect(kept()).toContain(`board.unsaved.${person}`);
  expect(kept()).toContain(`board.together.${person}`);
  expect(kept()).not.toContain(`board.found.${person}`);
});
