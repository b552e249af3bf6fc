import { strengthOf } from './password-strength.tsx';

test.each([
  ['', 0],
  ['12345', 0],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdef', 1],
  ['abcdefghi', 2],
  ['Abc123', 2],
  ['Abc123defg', 3],
  ['red-black-tree', 3],
])('%j is of strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
