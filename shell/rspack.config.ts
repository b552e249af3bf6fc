import { defineShell } from '../rspack.config.base.ts';

/** A team develops in the same shell, with names to read: a shipment of the shell packs it. */
export default defineShell({ development: process.env.NODE_ENV === 'development' });
