import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { PLANTED, SEEN, MUTANT, MOST_HITS } = process.env;
const planted = JSON.parse(readFileSync(PLANTED, 'utf8'));

/** Instead of what is on the disk, the same file with every change in it, all but one asleep. */
registerHooks({
  load(url, context, next) {
    const source = planted[url];
    return source === undefined
      ? next(url, context)
      : { source, format: 'module-typescript', shortCircuit: true };
  },
});

// What the planted code asks for; it throws when its change is passed so often that it must be a loop without end.
const state = { activeMutant: MUTANT, hitCount: 0, hitLimit: Number(MOST_HITS) };
globalThis.__stryker__ = state;

if (SEEN) {
  process.on('exit', () => {
    writeFileSync(SEEN, JSON.stringify(state.mutantCoverage?.static ?? {}));
  });
}
