/**
 * What the shell owns and every remote takes from it: one React, one cache, one event bus, one
 * platform. Only modules with state or identity belong here; pure functions (date-fns) are smaller
 * when each remote keeps what it calls.
 */
export const sharedPackages = [
  'react',
  'react-dom',
  'swr',
  'valtio',
  'i18next',
  'eventemitter3',
  '@board/platform',
  '@board/ui',
] as const;

export type SharedPackage = (typeof sharedPackages)[number];

/** Ready whenever a remote runs. */
export const readyModules = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@board/platform',
  '@board/platform/router',
  '@board/ui',
] as const;

/** Fetched when a remote that uses them is loaded. */
export const lateModules = [
  'react-dom/client',
  'swr',
  'valtio',
  'i18next',
  'eventemitter3',
  '@board/platform/element',
  '@board/platform/forms',
  '@board/ui/dialogs',
  '@board/ui/markdown',
  '@board/ui/menu',
  '@board/ui/month',
  '@board/ui/page',
  '@board/ui/pager',
  '@board/ui/popover',
  '@board/ui/progress',
  '@board/ui/qr-code',
  '@board/ui/query-table',
  '@board/ui/table',
  '@board/ui/tabs',
  '@board/ui/tooltip',
] as const;

export type ReadyModule = (typeof readyModules)[number];
export type LateModule = (typeof lateModules)[number];

/** `@board/ui/menu` -> `@board/ui`: the package whose version counts. */
export function packageOf(name: ReadyModule | LateModule): SharedPackage {
  const found = sharedPackages.find((each) => name === each || name.startsWith(`${each}/`));
  if (!found) throw new Error(`'${name}' belongs to no shared package.`);
  return found;
}
