import { aModule } from '../testing/a-module.ts';
import { arrange, isVisible, layoutOf, moveHost } from './arrange.ts';
import type { BoardModule } from './board-modules.ts';

const modules = [
  aModule('second', 'left', 1),
  aModule('first', 'left', 0),
  aModule('main', 'middle', 0),
  aModule('side', 'right', 0),
  aModule('piece', 'left', 0, 'first'),
];

const ids = (list: readonly BoardModule[]) => list.map(({ id }) => id);
const place = (id: string, column: BoardModule['column'], order: number, visible = true) => ({
  id,
  column,
  order,
  visible,
});

test('without a layout everything stands where its descriptor says, parts nowhere of their own', () => {
  const { left, middle, right } = arrange(modules, []);
  expect([ids(left), ids(middle), ids(right)]).toEqual([['first', 'second'], ['main'], ['side']]);
});

test('a saved layout rules over column and order', () => {
  const { left, right } = arrange(modules, [
    place('second', 'right', 0),
    place('side', 'right', 1),
  ]);
  expect(ids(left)).toEqual(['first']);
  expect(ids(right)).toEqual(['second', 'side']);
});

test('a module that is new since the layout was saved comes after the placed ones', () => {
  const { left } = arrange(modules, [place('second', 'left', 0)]);
  expect(ids(left)).toEqual(['second', 'first']);
});

test('a saved module that no longer exists is left out', () => {
  const { left } = arrange(modules, [place('gone', 'left', 0)]);
  expect(ids(left)).toEqual(['first', 'second']);
});

test('what nobody has hidden is visible', () => {
  expect(isVisible([], 'first')).toBe(true);
  expect(isVisible([place('first', 'left', 0, false)], 'first')).toBe(false);
});

test('moving takes a module out of one column and puts it into another', () => {
  const moved = moveHost(arrange(modules, []), 'main', 'left', 1);
  expect(ids(moved.left)).toEqual(['first', 'main', 'second']);
  expect(ids(moved.middle)).toEqual([]);
});

test('moving within a column changes the order only', () => {
  expect(ids(moveHost(arrange(modules, []), 'first', 'left', 1).left)).toEqual(['second', 'first']);
});

test('what is saved names every module, and parts stay with their host', () => {
  const moved = moveHost(arrange(modules, []), 'first', 'right', 0);
  expect(layoutOf(modules, moved, (id) => id !== 'piece')).toEqual([
    place('second', 'left', 0),
    place('main', 'middle', 0),
    place('first', 'right', 0),
    place('side', 'right', 1),
    place('piece', 'right', 0, false),
  ]);
});
