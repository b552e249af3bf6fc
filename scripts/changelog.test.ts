import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const { version } = JSON.parse(read('package.json'));
const changelog = read('CHANGELOG.md');

/** What is wrong with a changelog beside the version that `package.json` has. */
function faults(text: string, current: string): string[] {
  const [unreleased = '', ...released] = text.split(/^## /m).slice(1);
  const versions = released.map((section) => {
    const [, name = '', day] = /^(\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/m.exec(section) ?? [];
    const saysHow = /only adds to the database|all instances are stopped/.test(section);
    return { name, isWhole: day !== undefined && saysHow };
  });
  const names = versions.map(({ name }) => name);
  const newestFirst = names.toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  return [
    ...(unreleased.startsWith('Unreleased\n')
      ? []
      : ['It does not begin with what is unreleased.']),
    ...versions.flatMap(({ name, isWhole }) => (isWhole ? [] : [`${name} lacks its day or how.`])),
    ...(names.join() === newestFirst.join() ? [] : ['The newest is not the first.']),
    // Before the first release the version is the one that will be.
    ...(names.length === 0 || names[0] === current ? [] : [`${current} is not the newest.`]),
  ];
}

test('the changelog tells versions with their days, and the newest is that of package.json', () => {
  expect(faults(changelog, version)).toEqual([]);
});

test('a release that is told in part is noticed', () => {
  const of = (...sections: string[]) => ['# Changelog', ...sections].join('\n\n');
  const good = '## 1.1.0 - 2026-12-01\n\nIt only adds to the database.';
  const older = '## 1.0.0 - 2026-11-30\n\nFor it all instances are stopped.';
  expect(faults(of('## Unreleased\n', good, older), '1.1.0')).toEqual([]);
  expect(faults(of(good, older), '1.1.0')).not.toEqual([]);
  expect(faults(of('## Unreleased\n', older, good), '1.0.0')).not.toEqual([]);
  expect(faults(of('## Unreleased\n', good), '1.2.0')).not.toEqual([]);
  expect(faults(of('## Unreleased\n', '## 1.1.0\n\nNew.'), '1.1.0')).not.toEqual([]);
});
