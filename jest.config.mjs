import { sourcesIn, testsOf, withPage } from './shared/sdk/src/tests/remote-tests.mjs';

// One zone for every test, so that a date never depends on the machine.
process.env.TZ = process.env.TEST_ZONE ?? 'UTC';

const root = import.meta.dirname;
const kit = `${root}/shared/test-kit/src`;
// A temporary folder may be gone by the next run.
const shared = { ...sourcesIn(root), cacheDirectory: `${root}/.cache/jest` };

/** Without a page: Node loads what is tested as it loads the product. */
const native = {
  ...shared,
  testEnvironment: `${kit}/jest-native-environment.mjs`,
  runtime: `${kit}/jest-native-runtime.mjs`,
  setupFilesAfterEnv: [`${kit}/jest-strict-console.ts`],
};

/** For a remote in a folder of its own, outside this checkout, with the packages of this one. */
export const remoteTests = (folder) => testsOf(folder, shared);

/** @type {import('jest').Config} */
export default {
  // For what hangs, never for what is slow.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      ...withPage,
      displayName: 'browser',
      testMatch: [
        '<rootDir>/{shell,remotes/*,shared/ui,shared/platform,shared/test-kit}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/sdk/src/dev/overlay/*.test.ts',
      ],
    },
    {
      ...native,
      displayName: 'node',
      testMatch: [
        '<rootDir>/{shared/{contracts,create-remote,federation,sdk,time},scripts,e2e,bench}/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        // Journeys need a browser and run under node:test.
        '<rootDir>/e2e/journeys/',
        '<rootDir>/shared/sdk/src/dev/overlay/',
      ],
    },
    { ...native, displayName: 'server', testMatch: ['<rootDir>/server/**/*.test.ts'] },
  ],
};
