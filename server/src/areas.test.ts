import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proposalKinds } from '@board/contracts/constants/assistant';
import { capabilities } from '@board/contracts/constants/delivery';
import type { Place } from '@board/time/words';
import { plainSchema } from './area/tool.ts';
import { areas } from './areas.ts';
import { findIntent } from './modules/assistant/built-in/find-intent.ts';
import { describeTool } from './modules/assistant/mcp/tools.ts';
import { en } from './modules/assistant/testing/corpus/en.ts';
import { zh } from './modules/assistant/testing/corpus/zh.ts';

const modules = join(import.meta.dirname, 'modules');
const named = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...text.matchAll(/'[.]\/modules\/([\w-]+)\/index[.]ts'/g)].map(([, name]) => name);
};

test('every area stands in the list, and the application knows none by its name', () => {
  const doors = readdirSync(modules).filter((name) => existsSync(join(modules, name, 'area.ts')));
  expect(named('areas.ts')).toEqual(doors.toSorted());
  // How somebody is told is the house's own.
  expect(named('app.ts')).toEqual(['notifications']);
});

test('every kind of proposal is performed by one area, and every capability is one', () => {
  const kinds = areas.flatMap(({ proposals = [] }) => proposals.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toEqual(expect.arrayContaining([...proposalKinds]));
  const offered = areas.flatMap(({ capability }) => capability ?? []);
  expect(offered.toSorted()).toEqual(capabilities.toSorted());
});

test('the parameters of a tool are such as stricter servers take', () => {
  const problems: string[] = [];
  for (const tool of areas.flatMap(({ tools = [] }) => tools))
    JSON.stringify([plainSchema(tool.parameters), describeTool(tool)], (key, value) => {
      if (key === 'format' || key.startsWith('x-')) problems.push(`${tool.name}: ${key}`);
      if (Array.isArray(value?.enum) && !value.type) problems.push(`${tool.name}: enum`);
      return value;
    });
  expect(problems).toEqual([]);
});

test('no two tools have one name', () => {
  const names = areas.flatMap(({ tools = [] }) => tools.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

const intents = areas.flatMap((area) => (area.intents ?? []).map((intent) => ({ area, intent })));
const place: Place = { locale: 'en', today: '2026-11-18', openDay: '2026-11-18', now: '10:00' };

test.each(
  intents.flatMap(({ area, intent }) =>
    Object.values(intent.example).map((said) => ({ said, area, intent })),
  ),
)('$said is meant by one area alone, and leads to a tool of its own', ({ said, area, intent }) => {
  const meant = intents.filter((each) => findIntent(said, place, [each.intent]));
  expect(meant).toEqual([{ area, intent }]);
  expect(area.tools).toContain(intent.tool);
});

test('no area takes a sentence that the house understands itself, or says that it cannot', () => {
  const taken = `${en}\n${zh}`.split('\n').flatMap((line) => {
    const [said = ''] = line.split(' => ');
    const found = findIntent(
      said,
      place,
      areas.flatMap((area) => area.intents ?? []),
    );
    return said.startsWith('#') || !found ? [] : [said];
  });
  expect(taken).toEqual([]);
});
