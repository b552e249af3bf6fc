import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const compileCache = pathToFileURL(join(import.meta.dirname, '../compile-cache.mjs')).href;

/**
 * What `node` is told before main.ts. A young generation of the usual size lets the heap of a start
 * grow to three times what it holds, and it never shrinks again; this size costs no request anything.
 */
export const nodeFlags = [
  '--max-semi-space-size=4',
  // Otherwise what is not needed any more may grow to as much as what is before anybody looks.
  '--heap-growing-percent=40',
  `--import=${compileCache}`,
] as const;

/**
 * And its environment. glibc raises by itself from which size on an allocation is given back to the
 * system at once; then every thread that has checked a password keeps twice its 19 MB for good.
 * And it gives each thread a heap of its own, eight a processor, none of which the others fill up.
 */
export const nodeEnvironment = {
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_ARENA_MAX: '2',
} as const;
