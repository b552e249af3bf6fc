import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const rooms = ['remotes', 'shared', 'shell'];
/** Given by the library whose parts float and are swiped. */
const placed = /^--(?:available|toast-swipe)-/;

test('no style names a value that is given nowhere', () => {
  const files = execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' });
  const styled = files.split('\n').filter((name) => /\.(?:css|html|tsx?)$/.test(name));
  const all = styled.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  const given = [...all.matchAll(/(--[\w-]+)(?:['"`]\]?\s*[:,]|\s*:)/g)].map(([, name]) => name);
  const named = [...all.matchAll(/var\((--[\w-]+\w)[,)]/g)].map(([, name]) => name);
  const known = new Set(given);
  expect(new Set(named.filter((name) => !known.has(name) && !placed.test(name ?? '')))).toEqual(
    new Set(),
  );
});
