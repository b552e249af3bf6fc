/**
 * The rooms of `shared/` that teams without the checkout install, as npm packages. Name, doors and
 * dependencies of each stand in its own package.json, of which the published one is made.
 */
export const publishedRooms: readonly string[] = [
  'contracts',
  'time',
  'platform',
  'ui',
  'federation',
  'test-kit',
  'sdk',
  'create-remote',
];

/** One copy for a whole page, or a whole test: whoever installs the packages brings them. */
export const peers: ReadonlySet<string> = new Set([
  'eventemitter3',
  'react',
  'react-dom',
  'react-router-dom',
  'swr',
  'valtio',
]);
