import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Runs before main.ts. What a start has compiled is kept for the next one, types already stripped:
 * that starts sooner, and Node need not load its compiler, which it would hold for good. It is no
 * TypeScript itself for that reason. Where nothing can be written, everything is as without it.
 */
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));
