import { exposed, loaderOf, outcome } from '../testing/remote-loader.ts';
import { sampleRemote } from '../testing/sample-registry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a remote that is begun anew', () => {
  it('is torn down, with its commands and styles, and loaded past the file that was missing', async () => {
    const teardown = jest.fn();
    const { load, parts, loader } = loaderOf();
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
    const { load, loader } = loaderOf();
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
    const { load, parts, loader } = loaderOf();
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
    const { parts, loader } = loaderOf();
    await outcome(loader.load('finance'));
    loader.report({ remote: 'finance', phase: 'render' });
    expect(parts.report).toHaveBeenCalledWith({ remote: 'finance', version: '2', phase: 'render' });
  });
});

describe('a release that throws while it is drawn', () => {
  const previous = sampleRemote({ version: '1', entry: '/remotes/finance/1/finance.js' });
  const throws = { remote: 'finance', phase: 'render', turn: 0 } as const;

  it('gives its place to the one before, once, however many of its parts throw', async () => {
    const { load, parts, loader } = loaderOf(sampleRemote({ previous }));
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
    const alone = loaderOf();
    await outcome(alone.loader.load('finance'));
    alone.loader.fails(throws);
    expect(alone.loader.turn('finance')).toBe(0);

    const { loader } = loaderOf(sampleRemote({ previous }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    await outcome(loader.load('finance'));
    loader.fails({ ...throws, turn: 1 });
    expect(loader.turn('finance')).toBe(1);
  });

  it('leaves with the one before it when it is withdrawn, for what is served now', async () => {
    const { loader } = loaderOf(sampleRemote({ previous }));
    await outcome(loader.load('finance'));
    loader.fails(throws);
    await outcome(loader.load('finance'));
    loader.follow(sampleRemote(), true);
    expect(loader.turn('finance')).toBe(1);
    loader.follow(sampleRemote({ version: '3', withdrawn: ['2'] }), true);
    expect(loader.turn('finance')).toBe(2);
  });

  it('is tried once more when it is asked for', async () => {
    const { loader } = loaderOf(sampleRemote({ previous }));
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
    const { load, parts, loader } = loaderOf();
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
    const { loader } = loaderOf();
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
      const { load, parts, loader } = loaderOf(sampleRemote({ previous }));
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
