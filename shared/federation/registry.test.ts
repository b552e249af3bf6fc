import { isRegistry } from './registry.ts';
import { registry } from './testing/sample-releases.ts';

describe('the registry', () => {
  it('is accepted as the server writes it', () => {
    expect(isRegistry(registry)).toBe(true);
  });

  it.each([
    [{ format: 2 }],
    [{ remotes: {} }],
    [{ remotes: [{ ...registry.remotes[0], files: [{ url: '/a.js' }] }] }],
    [{ remotes: [{ ...registry.remotes[0], descriptor: {} }] }],
    [{ remotes: [{ ...registry.remotes[0], name: 'admin' }] }],
    [{ remotes: [{ ...registry.remotes[0], previous: {} }] }],
  ])('is refused with %j', (change) => {
    expect(isRegistry({ ...registry, ...change })).toBe(false);
  });

  it('is read by a page whose shell does not know all that a descriptor may say by now', () => {
    const [remote] = registry.remotes;
    const descriptor = {
      ...remote?.descriptor,
      slots: [{ slot: 'of-tomorrow', order: 0, colour: 'green' }],
      wishes: [],
    };
    expect(isRegistry({ ...registry, remotes: [{ ...remote, descriptor }] })).toBe(true);
    const broken = { ...descriptor, slots: [{ slot: 7, order: 0 }] };
    expect(isRegistry({ ...registry, remotes: [{ ...remote, descriptor: broken }] })).toBe(false);
  });

  it('addresses every file beneath the base', () => {
    const [remote] = registry.remotes;
    expect(remote?.entry).toBe('/remotes/finance/1/finance.a1.js');
    expect(remote?.files.map(({ url }) => url)).toContain('/remotes/finance/1/9.a4.js');
  });

  it('names the scripts and styles of the shell that a browser may keep', () => {
    expect(registry.shell.files?.map(({ url }) => url)).toEqual(['/assets/federation.b2b2b2b2.js']);
    expect(registry.shell.later).toEqual(['/assets/main.b1b1b1b1.js', '/assets/7.b3b3b3b3.css']);
  });
});
