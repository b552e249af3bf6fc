import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const planted = JSON.parse(readFileSync(process.env.PLANTED, 'utf8'));

/** Instead of what is on the disk, the same file with every change in it, all of them asleep. */
registerHooks({
  load(url, context, next) {
    const source = planted[url];
    return source === undefined
      ? next(url, context)
      : { source, format: 'module-typescript', shortCircuit: true };
  },
});

// What the planted code asks for; it throws when its change is passed so often that it must be a loop without end.
globalThis.__stryker__ = { mutantCoverage: { static: {}, perTest: {} } };

// A tenth of what the overlay is walked through otherwise: each change walks it again.
globalThis.sequences = 1_000;
