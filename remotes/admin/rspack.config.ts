import { defineRemote } from '../../rspack.config.base.ts';

export default defineRemote('admin');
