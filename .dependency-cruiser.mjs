/**
 * The rooms of the repository and who may import from whom. `npm run check:imports` applies it and prints file and line
 * of a breach; each `comment` is the cure that it prints.
 */

/** From the lowest room to the highest. Rooms in one row know nothing of each other. */
const rows = [
  ['packages'],
  ['config', 'data'],
  ['lib'],
  ['src', 'world'],
  ['plugins'],
  ['checks'],
  ['deploy', 'tools'],
  ['scripts'],
  // Configuration files in the root: docusaurus.config.ts, sidebars, test runners.
  [''],
  ['tests'],
];

/** The rooms of lib, likewise. */
const libRows = [
  ['shared'],
  ['files', 'text'],
  ['cache'],
  ['yaml', 'declarations'],
  ['facts'],
  ['openapi'],
  ['routes'],
  ['markdown'],
  ['built-site', 'csv-uploads', 'dashboard', 'incremental', 'raw-data', 'tracking-urls'],
  ['downloads', 'results'],
  ['screens', 'toolchain'],
];

/** The rooms of plugins: what both kinds use is in `parts`. */
const pluginRows = [['parts'], ['content', 'pages', 'performance']];

/** The rooms of checks, likewise; what is in none of them is for all, or of all. */
const checkRows = [
  ['openapi', 'samples', 'search', 'supply', 'words'],
  ['code', 'content'],
  ['data'],
  ['changed'],
];

/** Tests may look at anything, wherever they are. */
const testFile = '\\.(test|spec)\\.tsx?$|^tests/';

/**
 * @param {string} room
 * @param {string} within
 */
const pathOf = (room, within) => (room === '' ? '^[^/]+\\.[cm]?[jt]sx?$' : `^${within}${room}/`);

/**
 * One rule a room: it takes from itself, from the rows before its own, and from packages.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} within
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const orderOf = (rows, within) =>
  rows.flatMap((row, index) =>
    row.map((room) => ({
      name: `room-${within}${room === '' ? 'root' : room}`,
      comment: `Move what both need into one of: ${[...rows.slice(0, index).flat(), room || 'the root'].join(', ')}.`,
      severity: 'error',
      from: { path: pathOf(room, within), pathNot: testFile },
      to: {
        path: [
          ...[...row.filter((other) => other !== room), ...rows.slice(index + 1).flat()].map((other) =>
            pathOf(other, within),
          ),
          testFile,
        ],
      },
    })),
  );

/**
 * A room that no row lists: nothing would hold its imports.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} within
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const listed = (rows, within) => ({
  name: `listed-${within}`,
  comment: 'Give the folder a place in the rows of .dependency-cruiser.mjs, and a line in README.md.',
  severity: 'error',
  from: {
    path: `^${within}[^/]+/`,
    pathNot: `^${within}(?:${rows.flat().filter(Boolean).join('|')})/`,
  },
  to: {},
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // Packages have a rule that holds their tests, too.
    ...orderOf(rows.slice(1, -1), ''),
    ...orderOf(libRows, 'lib/'),
    ...orderOf(pluginRows, 'plugins/'),
    ...orderOf(checkRows, 'checks/'),
    listed(rows, ''),
    listed(libRows, 'lib/'),
    listed(pluginRows, 'plugins/'),
    listed(checkRows, 'checks/'),
    {
      name: 'world-door',
      comment: 'Import world/index.ts, and export there what is missing.',
      severity: 'error',
      from: { pathNot: ['^world/', testFile] },
      to: { path: '^world/(?!index\\.ts$)' },
    },
    {
      name: 'samples-door',
      comment: 'Import checks/samples, and export in its index.ts what is missing.',
      severity: 'error',
      from: { pathNot: ['^checks/samples/', testFile] },
      to: { path: '^checks/samples/(?!index\\.ts$)' },
    },
    {
      name: 'package-alone',
      comment: 'A package knows nothing of this site: take it as an argument, or into the package.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { pathNot: ['^packages/$1/', 'node_modules'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'package-door',
      comment: 'Import the package by its name, and export from its index.ts what is missing.',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'shared-alone',
      comment: 'lib/shared runs in browsers: move the import out, or what it needs into lib/shared.',
      severity: 'error',
      from: { path: '^lib/shared/', pathNot: testFile },
      to: { pathNot: '^lib/shared/' },
    },
    {
      name: 'browser-takes-shared',
      comment: 'Readers load src/: move what it needs into lib/shared.',
      severity: 'error',
      from: { path: '^src/', pathNot: testFile },
      to: { path: '^lib/', pathNot: '^lib/shared/' },
    },
    {
      name: 'no-circle',
      comment: 'Move what both need, often a type, into a module that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Type imports count: a circle of types is a circle for who reads the code.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.docusaurus|\\.cache|deploy/generated|declarations|tests/fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
