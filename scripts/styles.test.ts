import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const rooms = ['remotes', 'shared', 'shell'];
/** Given by the library whose parts float and are swiped. */
const placed = /^--(?:available|toast-swipe)-/;

const files = execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' });
const styled = files.split('\n').filter((name) => /\.(?:css|html|tsx?)$/.test(name));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('no style names a value that is given nowhere', () => {
  const all = styled.map(read).join('\n');
  const given = [...all.matchAll(/(--[\w-]+)(?:['"`]\]?\s*[:,]|\s*:)/g)].map(([, name]) => name);
  const named = [...all.matchAll(/var\((--[\w-]+\w)[,)]/g)].map(([, name]) => name);
  const known = new Set(given);
  expect(new Set(named.filter((name) => !known.has(name) && !placed.test(name ?? '')))).toEqual(
    new Set(),
  );
});

test('what is under a pointer looks so only where one can hover: a finger would leave it behind', () => {
  const forPointers = /^( *)@media \(hover: hover\) \{\n.*?\n\1\}$/gms;
  const sheets = styled.filter((name) => name.endsWith('.css'));
  expect(sheets.filter((name) => read(name).replace(forPointers, '').includes(':hover'))).toEqual(
    [],
  );
});
