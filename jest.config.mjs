import { fileURLToPath } from 'node:url';
import { esmOnlyPackages } from './scripts/esm-only-packages.mjs';

// One zone for every test, so that a date never depends on the machine.
process.env.TZ = process.env.TEST_ZONE ?? 'UTC';

const root = import.meta.dirname;
const kit = `${root}/shared/test-kit/src`;

/** pnpm keeps a package at node_modules/.pnpm/<name>@<version>/, with `/` written as `+`. */
const transformed = esmOnlyPackages(root).map((name) => `${name.replace('/', '\\+')}@`);

const shared = {
  rootDir: root,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
  watchPathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
  restoreMocks: true,
  transform: {
    '\\.(m?js|tsx?)$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${transformed.join('|')}))`],
};

/** Without a page: Node loads what is tested as it loads the product. */
const native = {
  ...shared,
  testEnvironment: `${kit}/jest-native-environment.mjs`,
  runtime: `${kit}/jest-native-runtime.mjs`,
  setupFilesAfterEnv: [`${kit}/jest-strict-console.ts`],
};

const browser = {
  ...shared,
  displayName: 'browser',
  testEnvironment: `${kit}/jest-browser-environment.mjs`,
  setupFilesAfterEnv: [`${kit}/jest-browser-setup.ts`, `${kit}/jest-strict-console.ts`],
  moduleNameMapper: {
    '\\.module\\.css$': `${kit}/jest-css-module.cjs`,
    '\\.css$': `${kit}/jest-empty-module.cjs`,
    // It measures the page, which has no size in jsdom; a chart would never be drawn.
    '^react-virtualized-auto-sizer$': `${kit}/jest-auto-sizer.cjs`,
  },
};

/** For a remote in a folder of its own, outside this checkout. */
export function remoteTests(folder) {
  return { ...browser, rootDir: folder, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] };
}

/** @type {import('jest').Config} */
export default {
  // For what hangs, never for what is slow.
  testTimeout: 120_000,
  projects: [
    {
      ...browser,
      testMatch: [
        '<rootDir>/{shell,remotes/*,shared/ui,shared/platform,shared/test-kit}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...native,
      displayName: 'node',
      testMatch: [
        '<rootDir>/{shared/contracts,shared/federation,shared/time,scripts,e2e,bench}/**/*.test.ts',
      ],
      // Journeys need a browser and run under node:test.
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/e2e/journeys/'],
    },
    { ...native, displayName: 'server', testMatch: ['<rootDir>/server/**/*.test.ts'] },
  ],
};
