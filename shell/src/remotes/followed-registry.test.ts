import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { followed } from './followed-registry.ts';

const release = (version: string) => ({ ...sampleRemote(), version });
const [one, two, three] = [release('1'), release('2'), release('3')];
const standing = (...remotes: Parameters<typeof sampleRegistry>) => sampleRegistry(...remotes);

it('falls back to no release that was withdrawn meanwhile', () => {
  const page = standing({ ...two, previous: one });
  const now = standing({ ...three, previous: two, withdrawn: ['1'] });
  expect(followed(page, now).remotes[0]).toMatchObject({
    version: '2',
    previous: { version: '3' },
  });
  const none = standing({ ...two, withdrawn: ['1'] });
  expect(followed(page, none).remotes[0]).not.toHaveProperty('previous');
});
