/**
 * The rooms of the house, and who may import whom (docs/architecture.md). Each rule carries the
 * reason it prints. swc parses, since TypeScript 7 offers no parser to other programs; it tells
 * `import type` apart, which is erased and so binds nothing at run time.
 */

import { floors } from './scripts/workspace/floors.ts';

/** A test, or what only tests use. */
const test = '[.]test[.]tsx?$|/testing/';
/** These exist as @types/… only; the compiler checks that they are there. */
const typesOnly = '^(hast|mdast|unist)$';
const standalone = '^remotes/[^/]+/src/main[.]tsx$';
/** Proofs run the whole product beside the mail and push servers of its tests. */
const proofs = '^bench/prove/';
const contracts = '^shared/contracts/';
const schemas = '^shared/contracts/schemas/';
const browserRooms = '^(shell|remotes/[^/]+|shared/(ui|platform|time))/src/';
const anyRoom = '^(shell|remotes|server|shared|e2e|bench|scripts)/';

/** Everything that reads what people bring, and the libraries that do the reading. */
const parsers =
  '^server/src/(files/(open-picture|pdf/words-of-pdf)|modules/(courses/import/(preview-course-file|read-[^/]+|ics-[^/]+|pdf/read-pdf)|assistant/(pictures/plain-picture|files/text-of-file)|tasks/files/thumbnail|users/avatar/picture))[.]ts$';
const parsingLibraries = '(^|node_modules/)(ical[.]js|sharp|unpdf)(/|$)';
const listOfParsers = '^server/src/parsing/parsers[.]ts$';
/** They write calendars, which nobody but the server has made. */
const calendarWriters =
  '^server/src/(files/ical[.]ts|modules/(calendar-feed/|tasks/export-of[.]ts))';

/** What a room may reach in the workspace: itself and the paths given. Libraries are free. */
function room(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: test },
    to: { path: anyRoom, pathNot: [from, ...allowed] },
  };
}

function rule(name, from, to, comment) {
  return { name, severity: 'error', comment, from, to };
}

const named = Object.entries(floors).map(
  ([root, storeys]) => `^${root}/(${storeys.flat().join('|')})/`,
);

/** Files of a folder reach those of their own and of the storeys below, and no neighbour's. */
const floorRules = Object.entries(floors).flatMap(([root, storeys]) =>
  storeys.map((folders, at) => {
    const below = storeys.slice(0, at).flat();
    const known = [`^${root}/$1/`, ...below.map((folder) => `^${root}/${folder}/`)];
    return rule(
      `floor-${at + 1}-of-${root}`,
      { path: `^${root}/(${folders.join('|')})/`, pathNot: [test, listOfParsers] },
      { path: `^${root}/[^/]+/`, pathNot: known },
      'Who is below does not know who is above, nor who is beside: hand it in as a parameter, tell ' +
        'it by an event, or move the file to a floor below both (scripts/workspace/floors.ts).',
    );
  }),
);

export default {
  forbidden: [
    ...floorRules,
    rule(
      'a-floor-for-each-folder',
      { path: `^(${Object.keys(floors).join('|')})/[^/]+/`, pathNot: [...named, test] },
      {},
      'Who is above and who is below can be told of this folder when it has chosen its floor: name ' +
        'it in scripts/workspace/floors.ts.',
    ),
    rule(
      'no-cycles',
      {},
      { circular: true },
      'Two files that need each other are one file, or hide a third: find the part both need and ' +
        'let each import that. Types count: who knows a type is read with the file that has it.',
    ),
    rule(
      'no-unresolved',
      {},
      { couldNotResolve: true, pathNot: typesOnly },
      'Nothing is found under this name: it is misspelt, or missing from the package.json beside.',
    ),
    rule(
      'no-undeclared-package',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package works only by accident unless the package.json of the folder that uses it names ' +
        'it; add it there with `catalog:`.',
    ),
    rule(
      'no-own-barrel-of-a-package',
      { path: '^(shared/[^/]+)/', pathNot: test },
      { path: '^$1/(src/)?index[.]tsx?$' },
      'index.ts is the door for others. Inside the room import the file itself, or the door makes ' +
        'cycles and drags everything behind it along.',
    ),
    rule(
      'no-own-barrel-of-a-folder',
      { path: '^(.+)/[^/]+$', pathNot: test },
      { path: '^$1/index[.]tsx?$' },
      'index.ts is the door for others. Inside the folder import the file itself, or the door ' +
        'makes cycles and drags everything behind it along.',
    ),
    rule(
      'no-tests-in-the-product',
      { pathNot: [test, standalone, proofs] },
      { path: test },
      'Tests and what stands in testing/ are for the test runner; move what is shared out of them.',
    ),

    room(
      'contracts-stand-alone',
      contracts,
      [],
      'Contracts are what client and server agree on. As soon as they know one side, the other ' +
        'side depends on it too.',
    ),
    rule(
      'contracts-draw-nothing',
      { path: contracts, pathNot: test },
      { path: '(^|node_modules/)(react|react-dom)(/|$)' },
      'Contracts run in browser and server alike: no React.',
    ),
    rule(
      'contracts-do-no-io',
      { path: contracts, pathNot: test },
      { dependencyTypes: ['core'] },
      'Contracts run in browser and server alike: no modules of Node, no I/O.',
    ),
    room(
      'federation-stands-alone',
      '^shared/federation/',
      [],
      'Build, server and shell all read the federation formats, so these may depend on none of them.',
    ),
    room(
      'time-stands-alone',
      '^shared/time/',
      [],
      'Days, weeks and zones are the same in every room, in the browser and on the server: they ' +
        'know none of them.',
    ),
    rule(
      'words-through-the-platform',
      { path: '^', pathNot: ['^shared/(time|platform)/', '^server/', test] },
      { path: '^shared/time/src/words/', dependencyTypesNot: ['type-only'] },
      'The reader of words is large and comes late, once for the page: ask the platform with ' +
        'loadWords().',
    ),
    rule(
      'dates-in-time-only',
      { path: '^', pathNot: ['^shared/time/', 'node_modules'] },
      { path: '(^|node_modules/)(date-fns|@date-fns/[^/]+)(/|$)' },
      'Days, weeks and zones are counted in one way when one room counts them: take what you need ' +
        'from @board/time, or add it there.',
    ),
    rule(
      'build-plugins-for-builds-only',
      { path: `${browserRooms}|^server/`, pathNot: test },
      { path: '^shared/federation/build/' },
      'The bundler plugins run while building; at run time only the formats beside them are known.',
    ),
    rule(
      'schemas-stay-on-the-server',
      {
        path: '^',
        pathNot: [
          '^server/',
          '^shared/test-kit/',
          '^scripts/(fields|api/agreements).ts$',
          contracts,
        ],
      },
      { path: schemas },
      'Schemas bring their library along, and a browser has no use for either: take the call and ' +
        'its types from @board/contracts/calls.',
    ),
    rule(
      'schemas-as-types-only',
      { path: contracts, pathNot: [schemas, test] },
      { path: schemas, dependencyTypesNot: ['type-only'] },
      'Browsers load the calls, so these may take only types from the schemas: write `import type`.',
    ),
    rule(
      'no-schema-library-in-browsers',
      { path: `${browserRooms}|^shared/contracts/(?!schemas/)`, pathNot: test },
      { path: '(^|node_modules/)typebox(/|$)', dependencyTypesNot: ['type-only'] },
      'The schema library is for the server; in a browser it would be bytes without a use.',
    ),

    room(
      'ui-knows-looks-only',
      '^shared/ui/',
      ['^shared/contracts/constants/', '^shared/time/'],
      'Components are looks and behaviour. One that knows calls, session or a feature serves only ' +
        'that feature and belongs there.',
    ),
    room(
      'platform-draws-nothing',
      '^shared/platform/',
      [contracts, '^shared/time/'],
      'The platform gives remotes capabilities and draws nothing: a toast or a confirmation is an ' +
        'event that the shell shows.',
    ),
    rule(
      'platform-does-not-render',
      { path: '^shared/platform/', pathNot: test },
      { path: '(^|node_modules/)(react-dom|@base-ui/react)(/|$)' },
      'The platform gives remotes capabilities and draws nothing: a toast or a confirmation is an ' +
        'event that the shell shows.',
    ),
    rule(
      'remotes-do-not-meet',
      { path: '^remotes/([^/]+)/' },
      { path: '^remotes/(?!$1/)' },
      'Each remote is released on its own, so another one may be older, newer or missing: speak ' +
        'through events.',
    ),
    rule(
      'remotes-know-shared-rooms-only',
      { path: '^remotes/[^/]+/src/', pathNot: [test, standalone] },
      { path: anyRoom, pathNot: ['^remotes/', contracts, '^shared/(platform|time|ui|test-kit)/'] },
      'A remote is built and released without shell and server: it may use contracts, platform, ' +
        'time and ui, and nothing else of the house.',
    ),
    rule(
      'calls-in-queries-only',
      { path: '^remotes/[^/]+/src/', pathNot: ['[.]queries[.]tsx?$', test] },
      { path: '^shared/contracts/calls/', dependencyTypesNot: ['type-only'] },
      '*.queries.ts is the one kind of file that names calls, so that what a remote asks of the ' +
        'server can be read in one place. Components take types.',
    ),
    rule(
      'shell-meets-remotes-at-run-time',
      { path: '^shell/' },
      { path: '^remotes/' },
      'An import would build the remote into the shell, and it could no longer be released alone: ' +
        'the loader fetches remotes at run time.',
    ),
    rule(
      'shell-knows-shared-rooms-only',
      { path: '^shell/src/', pathNot: test },
      { path: '^(server|e2e|bench|scripts)/' },
      'The shell is a browser application: it meets the server through contracts only.',
    ),
    rule(
      'no-node-in-browsers',
      { path: browserRooms, pathNot: test },
      { dependencyTypes: ['core'] },
      'This runs in a browser, which has none of the modules of Node.',
    ),

    rule(
      'server-knows-contracts-only',
      { path: '^server/', pathNot: test },
      { path: '^(shell|remotes|e2e|bench|scripts|shared/(ui|platform|test-kit))/' },
      'The server delivers browsers their files as data and never runs them.',
    ),
    rule(
      'modules-have-doors',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/(?!$1/)[^/]+/', pathNot: '/index[.]ts$' },
      "Another module's index.ts is its door; what lies behind it may change without asking.",
    ),
    rule(
      'core-uses-doors',
      { path: '^server/src/(?!modules/)', pathNot: [test, listOfParsers] },
      { path: '^server/src/modules/', pathNot: '/index[.]ts$' },
      'What lies behind the door of a module may change without asking; only the list of parsers, ' +
        'which loads nothing else of it, goes past.',
    ),
    rule(
      'the-root-starts-the-server',
      { path: '^server/src/[^/]+/', pathNot: test },
      { path: '^server/src/[^/]+$' },
      'What stands beside main.ts puts the rooms together and starts them, so no room knows of it: ' +
        'what a room needs has a room of its own.',
    ),
    rule(
      'parsers-beside-the-server',
      { path: '^server/', pathNot: [test, parsers, listOfParsers] },
      { path: parsers, dependencyTypesNot: ['type-only'] },
      'What people bring is read in a process that may be ended (server/src/parsing): call ' +
        'ctx.parsing, where a file costs the server nothing.',
    ),
    rule(
      'parsing-libraries-in-parsers',
      { path: '^server/', pathNot: [test, parsers, calendarWriters] },
      { path: parsingLibraries, dependencyTypesNot: ['type-only'] },
      'These libraries read what people bring, and a file can keep them busy for ever: they run ' +
        'in a parser that server/src/parsing/parsers.ts lists.',
    ),
    rule(
      'parsers-know-no-server',
      { path: listOfParsers },
      { path: '(^|node_modules/)(kysely|fastify)(/|$)', reachable: true },
      'A process that parses holds no database and no server: it starts soon, weighs little, and ' +
        'what takes it over finds nothing.',
    ),
    rule(
      'queries-in-repositories-only',
      { path: '^server/', pathNot: ['^server/src/database/', '[.]repository[.]ts$', test] },
      { path: '(^|node_modules/)kysely(/|$)' },
      'Only repositories and the database folder write queries, so that every query can be checked ' +
        'for its owner.',
    ),
    rule(
      'drivers-in-the-database-folder',
      { path: '^server/', pathNot: ['^server/src/database/', test] },
      { path: '(^|node_modules/)(@types/)?(better-sqlite3|pg)(/|$)' },
      'server/src/database is the only folder that knows which database is running.',
    ),

    rule(
      'test-kit-in-tests-only',
      {
        path: '^',
        pathNot: [test, '^shared/(test-kit|sdk/src/tests)/', '^bench/prove/mutants/', standalone],
      },
      { path: '^shared/test-kit/' },
      'The test-kit is mocks. Tests use it, and main.tsx of a remote which runs without a shell; ' +
        'the product never.',
    ),
    rule(
      'product-needs-no-tools',
      {
        path: '^(server|shell|remotes/[^/]+|shared/[^/]+)/',
        pathNot: [test, standalone, '^shared/(sdk|create-remote)/'],
      },
      { path: '^(e2e|bench|scripts|shared/(sdk|create-remote))/' },
      'The SDK, scripts, journeys and measurements use the product, never the other way round.',
    ),
  ],
  options: {
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    doNotFollow: { path: 'node_modules' },
    // What is built here, and no library: those have a `dist` of their own.
    exclude: { path: '^[^n].*/(dist|[.]cache)/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
