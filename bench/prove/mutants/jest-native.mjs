import { join } from 'node:path';
import whole from '../../../jest.config.mjs';

const [, native] = whole.projects;
const here = (name) => join(import.meta.dirname, name);

/** Only what Node loads by itself can be planted as it is loaded. */
export default {
  ...native,
  rootDir: process.env.FOLDER,
  testMatch: ['**/*.mjs'],
  testPathIgnorePatterns: [],
  testEnvironment: here('jest-pass-environment.mjs'),
  testSequencer: here('jest-in-order.mjs'),
  reporters: [here('jest-tell-results.mjs')],
  // A change that is waited for in vain is noticed, and others wait behind it.
  testTimeout: 20_000,
};
