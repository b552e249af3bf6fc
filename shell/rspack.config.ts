import { defineShell } from '../rspack.config.base.ts';

export default defineShell();
