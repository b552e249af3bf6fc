import { defineShell } from '../rspack.config.base.ts';

/** A team develops in the same shell, with names to read: `pnpm sdk` packs it. */
export default defineShell({ development: process.env.NODE_ENV === 'development' });
