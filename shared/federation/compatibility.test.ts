import { incompatibilities } from './compatibility.ts';
import { release, shell } from './testing/sample-releases.ts';
import { rangeOf, satisfies } from './version-range.ts';

describe('compatibility', () => {
  it('holds for another patch and a newer minor version of the shell', () => {
    expect(incompatibilities(release, shell)).toEqual([]);
  });

  it('names everything that does not fit, and what is not there at all', () => {
    const shared = { react: '^20.0.0', swr: '^2.0.0' };
    expect(incompatibilities({ ...release, platform: '^2.0.0', shared }, shell)).toEqual([
      { what: 'platform', wanted: '^2.0.0', offered: '1.2.0' },
      { what: 'react', wanted: '^20.0.0', offered: '19.3.4' },
      { what: 'swr', wanted: '^2.0.0' },
    ]);
  });

  it('is decided by names where both sides say them, whatever the versions', () => {
    const uses = {
      '@board/ui': { Button: '11111111', Dialog: '22222222', Gone: '33333333', constructor: '1' },
    };
    const offers = { '@board/ui': { Button: ['99999999', '11111111'], Dialog: ['44444444'] } };
    const remote = { ...release, uses, platform: '^7.0.0', shared: { '@board/ui': '^7.0.0' } };
    expect(incompatibilities(remote, { ...shell, offers })).toEqual([
      { what: '@board/ui', wanted: 'Dialog', name: 'changed' },
      { what: '@board/ui', wanted: 'Gone', name: 'missing' },
      { what: '@board/ui', wanted: 'constructor', name: 'missing' },
    ]);
    // From before names were recorded, versions decide.
    expect(incompatibilities(remote, shell)).toHaveLength(2);
  });

  it('names the slot whose contract the shell does not hold', () => {
    const slots = [{ slot: 'header' as const, order: 0, contract: '^2.0.0' }];
    const remote = { ...release, descriptor: { ...release.descriptor, slots } };
    const offer = { ...shell, slots: { header: '1.4.0', board: '1.0.0' } };
    expect(incompatibilities(remote, offer)).toEqual([
      { what: 'slot header', wanted: '^2.0.0', offered: '1.4.0' },
    ]);
    expect(incompatibilities(release, offer)).toEqual([]);
  });

  it.each([
    ['1.2.3', '^1.2.0', true],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['0.3.0', '^0.2.0', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['workspace:*', '^1.0.0', false],
    ['1.0.0', 'catalog:', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('asks for any patch of the minor version it was built with', () => {
    expect(rangeOf('19.3.1')).toBe('^19.3.0');
  });
});
