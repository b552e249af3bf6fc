import { readFileSync } from 'node:fs';
import { allSchemas } from './all-schemas.ts';
import { fieldsNow } from './fields-now.ts';

const written = readFileSync(new URL('../fields.json', import.meta.url), 'utf8');

test('what forms know of their fields is what the schemas say: otherwise run pnpm fields', () => {
  expect(fieldsNow()).toBe(written);
});

test('another bound of a schema is another rule of its form', () => {
  const { createTask, ...others } = allSchemas;
  const { properties } = createTask.body;
  const title = { ...properties.title, maxLength: 7 };
  const moved = { ...others, createTask: { body: { properties: { ...properties, title } } } };
  expect(JSON.parse(fieldsNow(moved)).createTask.title.maxLength).toBe(7);
  expect(JSON.parse(written).createTask.title.maxLength).toBe(200);
});
