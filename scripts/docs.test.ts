import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Records tell what was decided on their day; everything else tells what is. */
const documents = ['*.md', 'docs/*.md', 'server/*.md', 'remotes/*/*.md'].flatMap((each) =>
  globSync(each, { cwd: root }),
);
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

/** A room may be left out where a document speaks of it alone. */
const bases = [
  ...['', 'server', 'server/src', 'server/src/database', 'server/src/modules'],
  ...['shared', 'shared/contracts', 'shared/platform', 'remotes/finance', 'shell/src'],
];
/** Of a team that may be, of a build, of a running server. */
const elsewhere = /lost-and-found|^(?:\.cache|data|DATA_DIR|react)\/|^\.\/data$/;

test.each(documents)('%s leads nowhere that is not', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(links.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
});

test.each(documents)('%s names no file that is not', (document) => {
  const named = [...textOf(document).matchAll(/`([\w.-]+(?:\/[\w.<>*-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !elsewhere.test(path));
  const isThere = (path: string) =>
    [...bases, join(dirname(document), 'src')].some(
      (base) => globSync(join(base, path.replaceAll(/<\w+>/g, '*')), { cwd: root }).length > 0,
    );
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

/** What a document asks to be typed: whole lines of blocks, and code within a line. */
const commands = documents.flatMap((document) => {
  const said = /^ *(?:`{0})((?:npm|pnpm|node) [^`\n#]+)|`((?:npm|pnpm|node) [^`]+)`/gm;
  return [...textOf(document).matchAll(said)].map(([, line, within]) => ({
    document,
    command: (line ?? within ?? '').trim(),
  }));
});

test.each(commands)('$document: $command is there', ({ command }) => {
  const [tool, ...words] = command.split(/\s+/);
  const [first = '', second = ''] = words.filter((word) => word !== 'run' && word !== '--test');
  if (tool === 'node') expect(globSync(first, { cwd: root })).toEqual([first]);
  else if (!isNpms.has(first)) expect([...Object.keys(scripts), ...ofTeams]).toContain(first);
  if (/^\w/.test(second) && first === 'bench') expect(existsSync(bench(second))).toBe(true);
  if (/^\w/.test(second) && first === 'prove')
    expect(existsSync(bench(`prove/${second}`))).toBe(true);
});

const isNpms = new Set(['install', 'create', 'update']);
/** What a team has in a repository of its own. */
const ofTeams = Object.keys(
  JSON.parse(
    readFileSync(join(root, 'shared/create-remote/templates/repository/package.json.tmpl'), 'utf8'),
  ).scripts,
);

const bench = (name: string) => join(root, `bench/${name}.ts`);

const own = Object.entries<string>(scripts)
  .map(([name, line]) => ({ name, file: /^node (scripts\/[\w-]+\.ts)$/.exec(line)?.[1] }))
  .flatMap(({ name, file }) => (file ? [{ name, file }] : []));

test.each(own)('$name --help says how it is used', ({ name, file }) => {
  const said = execFileSync(process.execPath, [file, '--help'], { cwd: root, encoding: 'utf8' });
  expect(said).toMatch(new RegExp(`^(?:npm run|pnpm|npm) ${name}\\b`));
});
