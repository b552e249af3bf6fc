import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { allowFiles, guard, guardLater, integrityPlugin, RefusedFile } from './integrity-plugin.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const entry = '/remotes/finance/2/finance.js';

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

beforeAll(() => allowFiles(sampleRegistry(sampleRemote())));

describe('the guard', () => {
  it('gives a script and a stylesheet of the registry their hash', () => {
    const sheet = document.createElement('link');
    sheet.href = '/remotes/finance/2/remote.css';
    const code = script(entry);
    guard(code);
    guard(sheet);
    expect([code.integrity, sheet.integrity]).toEqual([integrity, integrity]);
    expect(code.crossOrigin).toBeNull();
  });

  it.each([
    '/remotes/finance/2/other.js',
    '/remotes/finance/3/finance.js',
    `https://elsewhere.example${entry}`,
    `//elsewhere.example${entry}`,
    'data:text/javascript,0',
    '/remotes/finance/2/%66inance.js',
  ])('refuses %s', (url) => {
    expect(() => guard(script(url))).toThrow(RefusedFile);
  });

  it.each([
    '/remotes/finance/1/../2/finance.js',
    `${entry}?again=1`,
    `${entry}#part`,
    `${location.origin}${entry}`,
  ])('knows the same file as %s', (url) => {
    const code = script(url);
    guard(code);
    expect(code.integrity).toBe(integrity);
  });

  it('keeps allowing a release after the next one is there', () => {
    allowFiles(sampleRegistry());
    expect(() => guard(script(entry))).not.toThrow();
  });

  it('allows the previous release, and asks for CORS where it is hosted elsewhere', () => {
    const url = 'https://cdn.example/finance.js';
    const file = {
      path: 'finance.js',
      url,
      bytes: 1,
      integrity,
      kind: 'entry',
      initial: true,
    } as const;
    allowFiles(sampleRegistry(sampleRemote({ previous: sampleRemote({ files: [file] }) })));
    const code = script(url);
    guard(code);
    expect(code.crossOrigin).toBe('anonymous');
  });
});

describe('what a remote adds later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails when it hangs', () => {
    const failed = jest.fn();
    const code = script(entry);
    guardLater(code);
    code.onerror = failed;
    jest.advanceTimersByTime(8001);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('is left alone once it is there', () => {
    const failed = jest.fn();
    const code = script(entry);
    guardLater(code);
    code.onerror = failed;
    code.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(failed).not.toHaveBeenCalled();
  });

  it('is refused before any request when it is not in the registry', () => {
    expect(() => guardLater(script('/remotes/finance/2/other.js'))).toThrow(RefusedFile);
  });
});

describe('the plugin of the federation runtime', () => {
  const plugin = integrityPlugin();

  it('makes the script of a known entry and refuses an unknown one', () => {
    const made = plugin.createScript?.({ url: entry });
    expect(made).toMatchObject({ integrity });
    expect(() => plugin.createScript?.({ url: '/evil.js' })).toThrow(RefusedFile);
  });

  it('lets nothing be fetched, since there are no manifests', async () => {
    await expect(plugin.fetch?.('/mf-manifest.json', {})).rejects.toThrow(RefusedFile);
  });
});
