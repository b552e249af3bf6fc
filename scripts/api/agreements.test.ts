import { agreementsNow, readTold, type Told, toldAlso, unsaidChanges } from './agreements.ts';

const object = (properties: object, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const told: Told = { 'slot task': { '1.2.0': object({ id: text }, ['id']) } };
const task = (version: string, properties: object, required = ['id']) => [
  { what: 'slot task', version, schema: object(properties, required) },
];

it.each([
  ['an optional property more', task('1.3.0', { id: text, day: text })],
  ['anything else, with a major version', task('2.0.0', { day: text }, ['day'])],
  ['nothing', task('1.2.0', { id: text })],
])('%s is said by its version', (_, now) => {
  expect(unsaidChanges(told, now)).toEqual([]);
  expect(unsaidChanges(toldAlso(told, now), now)).toEqual([]);
});

it.each([
  ['an optional property more', task('1.2.0', { id: text, day: text }), /a minor version more/],
  ['one that is required', task('1.3.0', { id: text, day: text }, ['id', 'day']), /a major/],
  ['another type', task('1.3.0', { id: { type: 'number' } }), /a major version more/],
  ['nothing left', [], /slot task is gone/],
])('%s without it is named', (_, now, why) => {
  expect(unsaidChanges(told, now)).toEqual([expect.stringMatching(why)]);
});

it.each([
  ['an optional property more', { name: text, tag: text }, []],
  ['another type', { name: { type: 'number' } }, [expect.stringMatching(/a major version more/)]],
])('%s within a list counts as it does outside', (_, properties, said) => {
  const views = (of: object) =>
    object({ views: { type: 'array', items: object(of, ['name']) } }, ['views']);
  const before = { 'event views': { '1.0.0': views({ name: text }) } };
  const now = [{ what: 'event views', version: '1.1.0', schema: views(properties) }];
  expect(unsaidChanges(before, now)).toEqual(said);
});

it('what was told of slots and events is what the schemas say', () => {
  expect(unsaidChanges(readTold(), agreementsNow())).toEqual([]);
  expect(toldAlso(readTold(), agreementsNow())).toEqual(readTold());
});
