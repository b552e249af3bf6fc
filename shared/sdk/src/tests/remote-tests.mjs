import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esmOnlyPackages } from './esm-only-packages.mjs';

const door = fileURLToPath(import.meta.resolve('@board/test-kit'));
const kit = dirname(door);
const ending = extname(door);

/** How jest reads sources, for every project over the packages that are installed in `root`. */
export function sourcesIn(root) {
  const transformed = esmOnlyPackages(root);
  // pnpm keeps a package at node_modules/.pnpm/<name>@<version>/, with `/` written as `+`.
  const stored = transformed.map((name) => `${name.replace('/', '\\+')}@`);
  return {
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
    transformIgnorePatterns: [
      `/node_modules/\\.pnpm/(?!(${stored.join('|')}))`,
      `^(?!.*/node_modules/\\.pnpm/).*/node_modules/(?!(${transformed.join('|')})/)`,
    ],
  };
}

/** With a page: components, panels, whatever runs in a browser. */
export const withPage = {
  testEnvironment: `${kit}/jest-browser-environment.mjs`,
  setupFilesAfterEnv: [`${kit}/jest-browser-setup${ending}`, `${kit}/jest-strict-console${ending}`],
  moduleNameMapper: {
    '\\.module\\.css$': `${kit}/jest-css-module.cjs`,
    '\\.css$': `${kit}/jest-empty-module.cjs`,
    // It measures the page, which has no size in jsdom; a chart would never be drawn.
    '^react-virtualized-auto-sizer$': `${kit}/jest-auto-sizer.cjs`,
  },
};

export function testsOf(folder, sources) {
  return {
    ...sources,
    ...withPage,
    rootDir: folder,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  };
}

/** For a remote in a repository of its own. */
export function remoteTests(folder) {
  // One zone for every test, so that a date never depends on the machine.
  process.env.TZ = process.env.TEST_ZONE ?? 'UTC';
  return testsOf(folder, sourcesIn(folder));
}
