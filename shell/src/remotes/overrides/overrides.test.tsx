import type { Registry } from '@board/federation/registry';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { sampleRegistry, sampleRemote } from '../../testing/sample-registry.ts';
import { shellMessages } from '../../testing/shell-texts.ts';
import { takeAskedOverrides } from './asked-overrides.ts';
import { overriddenRegistry } from './overridden-registry.ts';
import { Overrides } from './overrides.tsx';
import { storedOverrides } from './stored-overrides.ts';

const origin = 'https://preview.example.org';
const registry: Registry = { ...sampleRegistry(sampleRemote()), overrideOrigins: [origin] };
const { name, entry: _, files: __, channel: ___, ...facts } = sampleRemote();
const preview = {
  ...facts,
  format: 1,
  name,
  version: '1.0.0-0123456789ab',
  entry: 'finance.js',
  files: sampleRemote().files.map(({ url: _url, ...file }) => file),
};

function serve(answers: Record<string, unknown>) {
  Object.assign(globalThis, {
    fetch: jest.fn(async (url: string) => {
      const body = answers[url];
      if (body === undefined) throw new TypeError('failed');
      return { ok: true, status: 200, json: async () => body };
    }),
  });
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('an address that asks for a remote from elsewhere', () => {
  it('is read once and no longer says so', () => {
    history.replaceState(null, '', `/finance?tab=1&mf.finance=${origin}/finance/#top`);
    expect(takeAskedOverrides()).toEqual([{ remote: 'finance', url: `${origin}/finance` }]);
    expect(location.pathname + location.search).toBe('/finance?tab=1');
    expect(takeAskedOverrides()).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//elsewhere', 'https://a:b@c.example', `${origin}/?x=1`])(
    'is not followed to %s',
    (url) => {
      history.replaceState(null, '', `/?mf.finance=${encodeURIComponent(url)}`);
      expect(takeAskedOverrides()).toEqual([]);
    },
  );

  function open() {
    serve({ '/registry.json': registry });
    history.replaceState(null, '', `/?mf.finance=${origin}/finance`);
    mockApi();
    return renderBoard(<Overrides />, {
      messages: shellMessages,
    });
  }

  it('changes nothing until somebody agrees', async () => {
    open();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(`${origin}/finance`);
    expect(storedOverrides()).toEqual({});
  });
});

describe('the registry with a remote from elsewhere', () => {
  const taken = (url: string, from = registry) => overriddenRegistry(from, { finance: url });

  it('names its files there, with the hashes of its own release', async () => {
    serve({ [`${origin}/finance/release.json`]: preview });
    const [line] = (await taken(`${origin}/finance`)).remotes;
    expect(line).toMatchObject({
      channel: 'override',
      version: preview.version,
      entry: `${origin}/finance/finance.js`,
    });
    expect(line?.files[0]?.integrity).toMatch(/^sha384-/);
  });

  it.each([
    ['the origin is not allowed', 'https://elsewhere.example/finance', registry],
    ['nobody may override', `${origin}/finance`, sampleRegistry(sampleRemote())],
    ['nothing is there', `${origin}/nothing`, registry],
    ['another remote is there', `${origin}/other`, registry],
  ])('keeps the release when %s', async (_, url, from) => {
    serve({
      [`${origin}/other/release.json`]: { ...preview, name: 'other' },
      'https://elsewhere.example/finance/release.json': preview,
      [`${origin}/finance/release.json`]: preview,
    });
    expect((await taken(url, from)).remotes).toEqual(from.remotes);
  });
});
