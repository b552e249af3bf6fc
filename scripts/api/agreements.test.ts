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

it('what was told of slots and events is what the schemas say', () => {
  expect(unsaidChanges(readTold(), agreementsNow())).toEqual([]);
  expect(toldAlso(readTold(), agreementsNow())).toEqual(readTold());
});
