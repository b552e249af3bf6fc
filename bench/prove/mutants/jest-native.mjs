import { join } from 'node:path';
import whole from '../../../jest.config.mjs';

const [, native] = whole.projects;

/** Only what Node loads by itself can be planted as it is loaded. */
export default {
  ...native,
  rootDir: join(import.meta.dirname, '../../..'),
  testMatch: ['**/*.test.ts'],
  testTimeout: whole.testTimeout,
};
