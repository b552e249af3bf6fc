import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proveSanitiser } from '../../bench/prove/sanitiser/prove-sanitiser.ts';

test('assistant: no hostile reply runs, fetches or styles anything, without any policy', {
  timeout: 300_000,
}, async () => {
  // Every known vector once; `pnpm prove sanitiser` mixes them a thousand times.
  const { cases, requests, findings } = await proveSanitiser(0, 1);
  assert.ok(cases > 350);
  assert.deepEqual(requests, []);
  assert.deepEqual(findings, []);
});
