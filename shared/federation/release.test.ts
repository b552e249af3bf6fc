import { releaseProblems } from './release.ts';
import { file, release } from './testing/sample-releases.ts';

describe('a release', () => {
  it('is sound as a build writes it', () => {
    expect(releaseProblems(release)).toEqual([]);
  });

  it.each([
    [{ entry: 'other.js' }, 'entry is none of the files'],
    [{ name: 'ai-chat' }, 'descriptor.name is another name'],
    [{ platform: '^2.0.0' }, 'descriptor.platform is another range'],
    [{ files: [file('../shell.js', { kind: 'entry' })] }, 'files[0].path is not valid'],
    [{ files: [file('a.js', { integrity: 'sha384-' })] }, 'files[0].integrity is not valid'],
    [{ shared: { react: '*' } }, 'shared is not valid'],
    [{ version: 'latest' }, 'version is not valid'],
  ])('with %j is refused', (change, problem) => {
    expect(releaseProblems({ ...release, ...change })).toEqual([problem]);
  });
});
