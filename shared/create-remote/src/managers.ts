export interface Manager {
  /** As `packageManager` of a package.json says it. */
  spec: string;
  /** What it installs with, writing the lock file. */
  install: readonly string[];
  /** What of the templates is for it alone. */
  templates: readonly string[];
  /** What it is told in the README and in CI. */
  values: Record<'run' | 'ship' | 'frozen' | 'update' | 'prepare', string>;
}

interface Words {
  frozen: string;
  update: string;
  /** Where what follows a script's name is taken for its own. */
  own?: string;
  templates?: readonly string[];
  /** Under which name npm has it, where that is another. */
  package?: string;
}

const words = {
  npm: { frozen: 'npm ci', update: 'npm update', own: ' --' },
  pnpm: { frozen: 'pnpm install --frozen-lockfile', update: 'pnpm update', templates: ['pnpm'] },
  yarn: { frozen: 'yarn install --frozen-lockfile', update: 'yarn upgrade' },
  'yarn 2': {
    frozen: 'yarn install --immutable',
    update: "yarn up --recursive '*'",
    templates: ['yarn'],
    package: '@yarnpkg/cli-dist',
  },
  bun: { frozen: 'bun install --frozen-lockfile', update: 'bun update' },
} satisfies Record<string, Words>;

/** The package manager that somebody ran, as it says of itself: `pnpm/12.21.0 npm/? node/v24.0.0`. */
export function managerOf(userAgent: string): Manager {
  const [, name = 'npm', version = 'latest'] =
    /^(npm|pnpm|yarn|bun)\/([\d.]+)/.exec(userAgent) ?? [];
  const isLater = name === 'yarn' && !/^[01]\./.test(version);
  const said: Words = words[(isLater ? 'yarn 2' : name) as keyof typeof words];
  const global = `${said.package ?? name}@${version}`;
  return {
    spec: `${name}@${version}`,
    install: [name, 'install'],
    templates: said.templates ?? [],
    values: {
      run: `${name} run`,
      ship: `${name} run ship${said.own ?? ''}`,
      frozen: said.frozen,
      update: said.update,
      prepare:
        name === 'npm' ? '          cache: npm' : `      - run: npm install --global ${global}`,
    },
  };
}
