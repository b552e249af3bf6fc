import { proposalKinds } from '@board/contracts/constants/assistant';
import { capabilities } from '@board/contracts/constants/delivery';
import { areas } from './areas.ts';

test('every kind of proposal is performed by one area, and every capability is one', () => {
  const kinds = areas.flatMap(({ proposals = [] }) => proposals.map(({ kind }) => kind));
  expect(kinds.toSorted()).toEqual(proposalKinds.toSorted());
  const offered = areas.flatMap(({ capability }) => capability ?? []);
  expect(offered.toSorted()).toEqual(capabilities.toSorted());
});

test('no two tools have one name', () => {
  const names = areas.flatMap(({ tools = [] }) => tools.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
