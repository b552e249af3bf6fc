import type { RegistryRelease, RegistryRemote } from '@board/federation/registry';
import type { RemoteModule } from '@board/platform';
import { sampleOffer, sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { createRemoteLoader, type LoaderParts } from './load-remote.ts';
import { type LeftOut, RemoteError } from './remote-error.ts';

const exposed = (remote: Partial<RemoteModule> = {}) => ({
  remote: { messages: { 'zh-CN': {}, en: {} }, ...remote },
});

const chunkFailure = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});
const entryFailure = new Error('Failed to load script resources. #RUNTIME-008');
const never = () => new Promise<never>(() => undefined);

function setUp(remote: RegistryRemote = sampleRemote(), change: Partial<LoaderParts> = {}) {
  const load = jest.fn<Promise<unknown>, [RegistryRelease, { anew: boolean }]>();
  const parts = {
    registry: jest.fn(async (_: { fresh: boolean }) => sampleRegistry(remote)),
    refresh: jest.fn<Promise<void>, Parameters<LoaderParts['refresh']>>(async () => undefined),
    addMessages: jest.fn(),
    withdrawCommands: jest.fn(),
    dropStyles: jest.fn<void, [RegistryRelease]>(),
    leftOut: jest.fn<LeftOut | undefined, [RegistryRelease]>(() => undefined),
    letIn: jest.fn<void, [string]>(),
    report: jest.fn(),
    started: jest.fn<void, [RegistryRelease]>(),
  };
  const loader = createRemoteLoader({
    ...parts,
    offer: sampleOffer,
    addCommands: () => parts.withdrawCommands,
    container: async () => ({
      load,
      stage: () => 'style' as const,
      dropStyles: parts.dropStyles,
    }),
    deadline: 8000,
    pauses: [300, 1200],
    ...change,
  });
  load.mockResolvedValue(exposed());
  return { load, parts, loader };
}

/** Lets all time pass in which anything could still happen. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const settled = loading.then(
    (value) => value,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a sound remote', () => {
  it('is loaded, gets its texts, is set up once, and is the same for all who ask', async () => {
    const setup = jest.fn();
    const { load, parts, loader } = setUp();
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
    const { load, parts, loader } = setUp();
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
    const { load, parts, loader } = setUp();
    load.mockRejectedValue(failure);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase, version: '2' });
    expect(load).toHaveBeenCalledTimes(3);
    expect(parts.report.mock.calls).toEqual([
      [{ remote: 'finance', version: '2', phase, error: failure }],
    ]);
  });

  it('is told by the file that could not be fetched anew', async () => {
    const { load, parts, loader } = setUp();
    load.mockRejectedValue(chunkFailure);
    parts.refresh.mockRejectedValue(new RemoteError('finance', 'style'));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'style' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is over with the next load once the cause is gone', async () => {
    const { load, loader } = setUp();
    load.mockRejectedValue(entryFailure);
    await outcome(loader.load('finance'));
    load.mockResolvedValue(exposed());
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });

  it('of the registry is named so, and the next load asks again', async () => {
    const { parts, loader } = setUp();
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
    const { load, loader } = setUp();
    load.mockImplementation(answer);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is seen before anything is fetched when it needs another platform or React', async () => {
    const { load, loader } = setUp(sampleRemote({ shared: { react: '^20.0.0' } }));
    const error = await outcome(loader.load('finance'));
    expect(error).toMatchObject({
      phase: 'incompatible',
      message: expect.stringContaining('react'),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('is seen before anything is fetched when it uses a name that this page does not have', async () => {
    const uses = { '@board/platform': { useMagic: '00000000' } };
    const { load, loader } = setUp(sampleRemote({ uses }));
    expect(await outcome(loader.load('finance'))).toMatchObject({
      phase: 'incompatible',
      message: expect.stringContaining("'useMagic' of @board/platform"),
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('is that of a remote which is switched off or not known', async () => {
    const { load, loader } = setUp(sampleRemote({ disabled: true }));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'disabled' });
    expect(await outcome(loader.load('admin'))).toMatchObject({ phase: 'disabled' });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the deadline', () => {
  it('ends a load that hangs, named by how far it came', async () => {
    const { load, loader } = setUp();
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
    const { loader } = setUp(sampleRemote(), change);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase });
  });

  it('holds for setup too', async () => {
    const { load, loader } = setUp();
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
    const { load, parts, loader } = setUp(sampleRemote({ previous }));
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
    const { load, loader } = setUp(sampleRemote({ previous }));
    load.mockRejectedValue(entryFailure);
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'entry', version: '2' });
  });

  it('is not used for a remote that is switched off', async () => {
    const { load, loader } = setUp(sampleRemote({ previous, disabled: true }));
    expect(await outcome(loader.load('finance'))).toMatchObject({ phase: 'disabled' });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a remote that is begun anew', () => {
  it('is torn down, with its commands and styles, and loaded past the file that was missing', async () => {
    const teardown = jest.fn();
    const { load, parts, loader } = setUp();
    load.mockResolvedValue(exposed({ teardown }));
    await outcome(loader.load('finance'));
    const turned = jest.fn();
    loader.onTurn(turned);
    loader.again('finance', 'https://board.example/chart.js');
    expect(turned).toHaveBeenCalledTimes(1);
    expect(loader.turn('finance')).toBe(1);
    await outcome(loader.load('finance'));
    expect(teardown).toHaveBeenCalledTimes(1);
    expect(parts.withdrawCommands).toHaveBeenCalledTimes(1);
    expect(parts.dropStyles).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(parts.refresh).toHaveBeenCalledWith(
      expect.objectContaining({ version: '2' }),
      new Set(['https://board.example/chart.js']),
      expect.any(AbortSignal),
    );
  });

  it('is ended when its load comes in after it was taken down', async () => {
    const teardown = jest.fn();
    const { load, loader } = setUp();
    let arrive: (remote: unknown) => void = () => undefined;
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const late = loader.load('finance').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    loader.again('finance');
    arrive(exposed({ teardown }));
    expect(await late).toMatchObject({ phase: 'disabled' });
    expect(teardown).toHaveBeenCalledTimes(1);
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });

  it('is counted when it cannot be torn down, and goes all the same', async () => {
    const { load, parts, loader } = setUp();
    const teardown = () => {
      throw new Error('no');
    };
    load.mockResolvedValue(exposed({ teardown }));
    await outcome(loader.load('finance'));
    loader.again('finance');
    await jest.advanceTimersByTimeAsync(0);
    expect(parts.report.mock.calls).toEqual([
      [{ remote: 'finance', version: '2', phase: 'teardown', error: new Error('no') }],
    ]);
    expect(parts.dropStyles).toHaveBeenCalledTimes(1);
  });

  it('lets a later report carry the version that was loaded', async () => {
    const { parts, loader } = setUp();
    await outcome(loader.load('finance'));
    loader.report({ remote: 'finance', phase: 'render' });
    expect(parts.report).toHaveBeenCalledWith({ remote: 'finance', version: '2', phase: 'render' });
  });
});

describe('a release that throws while it is drawn', () => {
  const previous = sampleRemote({ version: '1', entry: '/remotes/finance/1/finance.js' });
  const throws = { remote: 'finance', phase: 'render', turn: 0 } as const;

  it('gives its place to the one before, once, however many of its parts throw', async () => {
    const { load, parts, loader } = setUp(sampleRemote({ previous }));
    const teardown = jest.fn();
    load.mockResolvedValue(exposed({ teardown }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    loader.fails(throws);
    expect(teardown).toHaveBeenCalledTimes(1);
    expect(loader.turn('finance')).toBe(1);
    const stood = await outcome(loader.load('finance'));
    expect(stood).toMatchObject({ isPrevious: true, release: { version: '1' } });
    expect(parts.report.mock.calls[0]).toEqual([
      { remote: 'finance', version: '2', phase: 'render' },
    ]);
  });

  it('keeps its place when nothing was before it, or the one before throws as well', async () => {
    const alone = setUp();
    await outcome(alone.loader.load('finance'));
    alone.loader.fails(throws);
    expect(alone.loader.turn('finance')).toBe(0);

    const { loader } = setUp(sampleRemote({ previous }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    await outcome(loader.load('finance'));
    loader.fails({ ...throws, turn: 1 });
    expect(loader.turn('finance')).toBe(1);
  });

  it('leaves with the one before it when it is withdrawn, for what is served now', async () => {
    const { loader } = setUp(sampleRemote({ previous }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    await outcome(loader.load('finance'));
    loader.follow(sampleRemote(), true);
    expect(loader.turn('finance')).toBe(1);
    loader.follow(sampleRemote({ version: '3', withdrawn: ['2'] }), true);
    expect(loader.turn('finance')).toBe(2);
  });

  it('is tried once more when it is asked for', async () => {
    const { loader } = setUp(sampleRemote({ previous }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    loader.again('finance');
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });
});

describe('what is not on any more', () => {
  it.each([
    ['switched off', sampleRemote({ disabled: true }), true],
    ['taken from the person', sampleRemote(), false],
    ['withdrawn', sampleRemote({ version: '1', withdrawn: ['2'] }), true],
  ])('is taken down at once: %s', async (_, now, allowed) => {
    const teardown = jest.fn();
    const { load, parts, loader } = setUp();
    load.mockResolvedValue(exposed({ teardown }));
    await outcome(loader.load('finance'));
    loader.follow(sampleRemote(), true);
    expect(loader.turn('finance')).toBe(0);
    loader.follow(now, allowed);
    expect(loader.turn('finance')).toBe(1);
    expect(teardown).toHaveBeenCalledTimes(1);
    expect(parts.withdrawCommands).toHaveBeenCalledTimes(1);
  });

  it('comes back by itself when it is on again', async () => {
    const { loader } = setUp();
    loader.follow(sampleRemote({ disabled: true }), true);
    loader.follow(sampleRemote(), true);
    expect(loader.turn('finance')).toBe(2);
    expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
  });
});

describe('what is left out', () => {
  it.each([
    ['unfinished', 1],
    ['safe', 0],
  ] as const)(
    'as %s is not tried, nor the one before, until it is asked for',
    async (why, reports) => {
      const previous = sampleRemote({ version: '1' });
      const { load, parts, loader } = setUp(sampleRemote({ previous }));
      parts.leftOut.mockReturnValue(why);
      expect(await outcome(loader.load('finance'))).toMatchObject({ phase: why });
      expect(load).not.toHaveBeenCalled();
      expect(parts.report).toHaveBeenCalledTimes(reports);
      parts.letIn.mockImplementation(() => parts.leftOut.mockReturnValue(undefined));
      loader.again('finance');
      expect(parts.letIn).toHaveBeenCalledWith('finance');
      expect(await outcome(loader.load('finance'))).toMatchObject({ isPrevious: false });
    },
  );
});
