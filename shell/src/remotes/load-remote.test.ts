import { exposed, loaderOf, outcome } from '../testing/remote-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { RemoteError } from './remote-error.ts';

const chunkFailure = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});
const entryFailure = new Error('Failed to load script resources. #RUNTIME-008');
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a sound remote', () => {
  it('is loaded, gets its texts, is set up once, and is the same for all who ask', async () => {
    const setup = jest.fn();
    const { load, parts, loader } = loaderOf();
    load.mockResolvedValue(exposed({ setup }));
    const both = await outcome(Promise.all([loader.load('finance'), loader.load('finance')]));
    expect(both).toMatchObject([{ isPrevious: false }, { isPrevious: false }]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[1]).toEqual({ anew: false });
    expect(setup).toHaveBeenCalledTimes(1);
    expect(parts.addMessages).toHaveBeenCalledWith('finance', { 'zh-CN': {}, en: {} });
    expect(parts.refresh).not.toHaveBeenCalled();
    expect(parts.report).not.toHaveBeenCalled();
    expect(parts.started).toHaveBeenCalledTimes(1);
  });
});

describe('a failure that may pass', () => {
  it('is tried again with the files fetched anew, and nobody hears of it when that helps', async () => {
    const { load, parts, loader } = loaderOf();
    load.mockRejectedValueOnce(entryFailure);
    expect(await outcome(loader.load('finance'))).toMatchObject({ release: { version: '2' } });
    expect(load.mock.calls.map(([, options]) => options.anew)).toEqual([false, true]);
    expect(parts.refresh).toHaveBeenCalledTimes(1);
    expect(parts.report).not.toHaveBeenCalled();
  });

  it.each([
    ['entry', entryFailure],
    ['chunk', chunkFailure],
    ['style', new Error('Loading css chunk 7 failed.')],
  ])('ends after three tries, is named %s and reported once', async (phase, failure) => {
    const { load, parts, loader } = loaderOf();
    load.mockRejectedValue(failure);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase, version: '2' });
    expect(load).toHaveBeenCalledTimes(3);
    expect(parts.report.mock.calls).toEqual([
      [{ remote: 'finance', version: '2', phase, error: failure }],
    ]);
  });

  it('is told by the file that could not be fetched anew', async () => {
    const { load, parts, loader } = loaderOf();
    load.mockRejectedValue(chunkFailure);
    parts.refresh.mockRejectedValue(new RemoteError('finance', 'style'));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'style' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is over with the next load once the cause is gone', async () => {
    const { load, loader } = loaderOf();
    load.mockRejectedValue(entryFailure);
    await outcome(loader.load('finance'));
    load.mockResolvedValue(exposed());
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });

  it('of the registry is named so, and the next load asks again', async () => {
    const { parts, loader } = loaderOf();
    parts.registry.mockRejectedValue(new Error('500'));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'registry' });
    expect(parts.registry).toHaveBeenCalledTimes(3);
    parts.registry.mockResolvedValue(sampleRegistry(sampleRemote()));
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });
});

describe('a failure that stays', () => {
  it.each([
    ['evaluate', () => Promise.reject(new TypeError('x is undefined'))],
    ['evaluate', () => Promise.reject(new Error('#RUNTIME-008 ScriptExecutionError: boom'))],
    ['evaluate', () => Promise.resolve({ default: {} })],
    ['incompatible', () => Promise.reject(new Error('#RUNTIME-012'))],
    ['setup', async () => exposed({ setup: () => Promise.reject(new Error('no')) })],
    [
      'setup',
      async () =>
        exposed({
          setup: () => {
            throw new Error('no');
          },
        }),
    ],
  ])('is tried once and named %s', async (phase, answer) => {
    const { load, loader } = loaderOf();
    load.mockImplementation(answer);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is seen before anything is fetched when it needs another platform or React', async () => {
    const { load, loader } = loaderOf(sampleRemote({ shared: { react: '^20.0.0' } }));
    const error = await outcome(loader.load('finance'));
    expect(error).toMatchObject({
      phase: 'incompatible',
      message: expect.stringContaining('react'),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('is seen before anything is fetched when it uses a name that this page does not have', async () => {
    const uses = { '@board/platform': { useMagic: '00000000' } };
    const { load, loader } = loaderOf(sampleRemote({ uses }));
    expect(await outcome(loader.load('finance'))).toMatchObject({
      phase: 'incompatible',
      message: expect.stringContaining("'useMagic' of @board/platform"),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('is that of a remote which is switched off or not known', async () => {
    const { load, loader } = loaderOf(sampleRemote({ disabled: true }));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'disabled' });
    expect(await outcome(loader.load('admin'))).toMatchObject({ phase: 'disabled' });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the deadline', () => {
  it('ends a load that hangs, named by how far it came', async () => {
    const { load, loader } = loaderOf();
    load.mockImplementation(never);
    let ended: unknown;
    loader.load('finance').catch((error: unknown) => {
      ended = error;
    });
    await jest.advanceTimersByTimeAsync(7900);
    expect(ended).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(ended).toMatchObject({ phase: 'style' });
  });

  it.each([
    ['registry', { registry: never }],
    ['entry', { container: never }],
  ])('holds for the %s too', async (phase, change) => {
    const { loader } = loaderOf(sampleRemote(), change);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase });
  });

  it('holds for setup too', async () => {
    const { load, loader } = loaderOf();
    load.mockResolvedValue(exposed({ setup: never }));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'setup' });
  });
});

describe('the previous release', () => {
  const previous = sampleRemote({ version: '1', entry: '/remotes/finance/1/finance.js' });

  it.each([
    ['breaks', () => Promise.reject(new Error('boom'))],
    ['hangs', never],
  ])('stands in when the current one %s, which is reported', async (_, broken) => {
    const { load, parts, loader } = loaderOf(sampleRemote({ previous }));
    load.mockImplementation((release) =>
      release.version === '1' ? Promise.resolve(exposed()) : broken(),
    );
    const start = Date.now();
    let ended = 0;
    const loading = loader.load('finance').finally(() => {
      ended = Date.now();
    });
    expect(await outcome(loading)).toMatchObject({ isPrevious: true, release: { version: '1' } });
    expect(ended - start).toBeLessThan(8000);
    expect(parts.report).toHaveBeenCalledTimes(1);
    expect(parts.report.mock.calls[0]?.[0]).toMatchObject({ version: '2' });
  });

  it('leaves the first failure to be told when it fails as well', async () => {
    const { load, loader } = loaderOf(sampleRemote({ previous }));
    load.mockRejectedValue(entryFailure);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'entry', version: '2' });
  });

  it('is not used for a remote that is switched off', async () => {
    const { load, loader } = loaderOf(sampleRemote({ previous, disabled: true }));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'disabled' });
    expect(load).not.toHaveBeenCalled();
  });
});
