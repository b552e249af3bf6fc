import { newId } from './new-id.ts';

test('ids are version 7, carry their time and never repeat', () => {
  const id = newId(0x0193_0000_0001);
  expect(id).toMatch(/^01930000-0001-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 1_000 }, () => newId())).size).toBe(1_000);
});
