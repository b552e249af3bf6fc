import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  categories,
  categoryColor,
  categoryFromName,
  categoryName,
  categorySeal,
  categoryStyle,
} from './categories.ts';

test('the colours are those of the light theme', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../ui/src/tokens.css'), 'utf8');
  for (const { key, color } of categories) {
    expect(new RegExp(`--category-${key}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]).toBe(
      color,
    );
  }
});

test('an unknown category keeps its name and looks like other', () => {
  expect(categoryStyle('pets')).toBe('other');
  expect(categoryColor('pets')).toBe(categoryColor('other'));
  expect(categorySeal('pets')).toBe('其');
  expect(categoryName('pets', 'en')).toBe('pets');
});

test.each(['', '  ', null, undefined])('no category (%j) is other', (none) => {
  expect(categoryName(none, 'zh-CN')).toBe('其他');
  expect(categoryName(none, 'en')).toBe('Other 其他');
});

test('the Chinese name stands in both languages', () => {
  expect(categoryName('dining', 'zh-CN')).toBe('餐饮');
  expect(categoryName('dining', 'en')).toBe('Dining 餐饮');
});

test.each([
  ['餐饮', 'dining'],
  ['Dining', 'dining'],
  ['part-time work', 'part-time'],
  ['Dining 餐饮', 'dining'],
  [' study ', 'study'],
  ['pets', 'pets'],
  ['', 'other'],
])('the name %j is the category %s', (name, key) => {
  expect(categoryFromName(name)).toBe(key);
});
