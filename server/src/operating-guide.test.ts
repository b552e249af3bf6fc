import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from './environment.ts';

test('the operating guide lists every variable with its default, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([A-Z_]+)` +\| (?:`(.*)`|empty) +\|/gm)].map(
    ([, name, value]) => [name, value ?? ''],
  );
  const known = Object.entries(Environment.properties).map(([name, schema]) => [
    name,
    String(Reflect.get(schema, 'default')),
  ]);
  expect(listed).toEqual(known);
});
