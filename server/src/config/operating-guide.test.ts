import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from './environment.ts';

test('the operating guide lists every variable with its default and what it is, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const row = /^\| `([A-Z\d_]+)` +\| (?:`(.*)`|empty) +\| (.*?) +\|$/gm;
  const listed = [...guide.matchAll(row)].map(([, name, value, what]) => [name, value ?? '', what]);
  const known = Object.entries(Environment.properties).map(([name, schema]) => [
    name,
    String(Reflect.get(schema, 'default')),
    Reflect.get(schema, 'description'),
  ]);
  expect(listed).toEqual(known);
});
