import { preloadLinks } from './preloads.ts';
import { registryRelease } from './registry.ts';
import { integrity, registry, release } from './testing/sample-releases.ts';

describe('preloads', () => {
  const hrefs = (names: string[], from = registry) =>
    preloadLinks(
      from,
      names.map((name) => ({ name })),
    ).map(({ href }) => href);

  it('are the registry alone when no remote is shown', () => {
    expect(hrefs([])).toEqual(['/registry.json']);
  });

  it('are the first files of the shell and of each remote shown, not the lazy ones', () => {
    expect(hrefs(['finance'])).toEqual([
      '/registry.json',
      '/assets/federation.b2b2b2b2.js',
      '/remotes/finance/1/finance.a1.js',
      '/remotes/finance/1/remote.a2.js',
      '/remotes/finance/1/remote.a3.css',
    ]);
  });

  it('carry the integrity, and crossorigin only where the later request does', () => {
    const [ofRegistry, ofShell, ofEntry, , ofStyle] = preloadLinks(registry, [{ name: 'finance' }]);
    expect(ofRegistry).toEqual({
      rel: 'preload',
      as: 'fetch',
      href: '/registry.json',
      crossorigin: 'anonymous',
    });
    expect(ofShell).toMatchObject({ as: 'script', integrity, crossorigin: 'anonymous' });
    expect(ofEntry).toMatchObject({ as: 'script', integrity });
    expect(ofEntry).not.toHaveProperty('crossorigin');
    expect(ofStyle).toMatchObject({ as: 'style', integrity });
  });

  it('ask for CORS from another origin, without which nothing could be checked', () => {
    const elsewhere = registryRelease(release, {
      baseUrl: 'https://cdn.example/finance',
      channel: 'stable',
    });
    const links = preloadLinks({ ...registry, remotes: [elsewhere] }, [{ name: 'finance' }]);
    expect(links.at(-1)).toMatchObject({ crossorigin: 'anonymous' });
  });

  it('are for the screens that show the remote', () => {
    const media = '(min-width: 768px)';
    const links = preloadLinks(registry, [{ name: 'finance', media }]);
    expect(links.filter((link) => link.media === media).map(({ href }) => href)).toEqual(
      hrefs(['finance']).filter((href) => href.startsWith('/remotes/')),
    );
  });

  it('leave out what is switched off', () => {
    const remotes = registry.remotes.map((remote) => ({ ...remote, disabled: true }));
    expect(hrefs(['finance'], { ...registry, remotes })).not.toContain(
      '/remotes/finance/1/finance.a1.js',
    );
  });
});
