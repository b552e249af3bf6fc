import { globSync } from 'node:fs';
import { allSchemas } from '../schemas/all-schemas.ts';
import type { Call } from './call.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

async function everyCall(): Promise<Call[]> {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
  const rooms = await Promise.all(files.map((file) => import(`./${file}`)));
  return rooms.flatMap((room) => Object.values(room).filter(isCall));
}

test('no two calls share a name, or an address', async () => {
  const calls = await everyCall();
  const names = calls.map(({ name }) => name);
  const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
});

test('every call has a schema of its name, and the other way round', async () => {
  const names = (await everyCall()).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(allSchemas).sort());
});
