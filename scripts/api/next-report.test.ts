import { declarationsNow } from './declarations.ts';
import { nextReport, nextVersion } from './next-report.ts';

it('tells what still does for those who were built before from what breaks them', async () => {
  const now = await declarationsNow();
  const { report } = await nextReport('platform', now, undefined);
  // As if the last commit had shown one option less, another result, and one name more.
  const declarations = new Map(
    [...report.declarations].map(([path, text]) => [
      path,
      text.replace(/seen\?: Seen;/, '').replace(/(function useNow\(\)): number/, '$1: string'),
    ]),
  );
  const former = await nextReport('platform', declarations, undefined);
  const names: Record<string, readonly string[]> = {
    ...former.report.modules['@board/platform'],
    useMagic: ['00000000'],
  };
  const { useToday: _, ...known } = names;
  const change = await nextReport('platform', now, {
    ...former.report,
    modules: { ...former.report.modules, '@board/platform': known },
  });
  expect(change).toMatchObject({
    added: ['@board/platform useToday'],
    kept: ['@board/platform useSend', '@board/platform useWrite'],
    broken: ['@board/platform useNow', '@board/platform useMagic'],
  });
  expect(change.report.version).toBe('2.0.0');
  const shown = change.report.modules['@board/platform'];
  expect(shown?.useSend).toEqual([
    report.modules['@board/platform']?.useSend?.[0],
    known.useSend?.[0],
  ]);
  expect(shown?.useNow).toHaveLength(1);
});

it('a name that is deprecated is told once, with what is said of it', async () => {
  const now = new Map(
    [...(await declarationsNow())].map(([path, text]) => [
      path,
      text.replace(/(?=export declare function useNow\()/, '/** @deprecated Use useToday. */\n'),
    ]),
  );
  const { report, ...first } = await nextReport('platform', now, undefined);
  expect(first.deprecated).toEqual(['@board/platform useNow']);
  expect(report.deprecated).toEqual({ '@board/platform': { useNow: 'Use useToday.' } });
  expect(await nextReport('platform', now, report)).toMatchObject({ deprecated: [], report });
});

it('the version follows from the change', () => {
  const nothing = { added: [], kept: [], broken: [], deprecated: [] };
  expect(nextVersion('1.4.0', nothing)).toBe('1.4.0');
  expect(nextVersion('1.4.0', { ...nothing, deprecated: ['a'] })).toBe('1.5.0');
  expect(nextVersion('1.4.0', { ...nothing, added: ['a'] })).toBe('1.5.0');
  expect(nextVersion('1.4.0', { ...nothing, kept: ['a'] })).toBe('1.5.0');
  expect(nextVersion('1.4.0', { ...nothing, added: ['a'], kept: ['b'], broken: ['c'] })).toBe(
    '2.0.0',
  );
});
