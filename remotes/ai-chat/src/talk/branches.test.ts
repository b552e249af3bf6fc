import { pathOf, wayTo, withParents } from './branches.ts';

const said = (id: string, parent?: string | null) => ({
  id,
  ...(parent !== undefined && { parent }),
});
const shown = (messages: readonly ReturnType<typeof said>[], chosen = {}) =>
  pathOf(messages, chosen).map(({ message: { id }, branches }) =>
    branches.length > 1 ? `${id} of ${branches.join('')}` : id,
  );

/** a ← b, and beside b what was answered anew, d, with what was asked then. */
const forked = [said('a', null), said('b', 'a'), said('c', 'b'), said('d', 'a'), said('e', 'd')];

test('what was said before there were branches is one line', () => {
  expect(shown(withParents([said('a'), said('b'), said('c')]))).toEqual(['a', 'b', 'c']);
});

test('the branch with the newest message is shown, wherever it forks', () => {
  expect(shown(forked)).toEqual(['a', 'd of bd', 'e']);
  expect(shown([...forked, said('f', 'c')])).toEqual(['a', 'b of bd', 'c', 'f']);
});

test('another one is shown where it was chosen, with the newest of what followed', () => {
  expect(shown(forked, { a: 'b' })).toEqual(['a', 'b of bd', 'c']);
  expect(shown(forked, { a: 'gone' })).toEqual(['a', 'd of bd', 'e']);
});

test('the first question may be asked anew', () => {
  const messages = [said('a', null), said('b', 'a'), said('c', null)];
  expect(shown(messages)).toEqual(['c of ac']);
  expect(shown(messages, { '': 'a' })).toEqual(['a of ac', 'b']);
});

test('what followed a message that is no longer kept begins', () => {
  expect(shown([said('b', 'a'), said('c', 'b')])).toEqual(['b', 'c']);
});

test('the way to a message leads through every fork before it', () => {
  expect(wayTo(forked, 'c')).toEqual({ b: 'c', a: 'b', '': 'a' });
  expect(shown(forked, wayTo(forked, 'c'))).toEqual(['a', 'b of bd', 'c']);
});

test('two that say to follow each other hang nobody up', () => {
  const round = [said('a', null), said('x', 'y'), said('y', 'x')];
  expect(shown(round)).toEqual(['a']);
  expect(wayTo(round, 'x')).toEqual({ y: 'x', x: 'y' });
});
