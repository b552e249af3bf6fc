export interface Manager {
  /** Its name and version. */
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
  /** Within the ranges, which stay: the third number of a package says nothing of older and newer. */
  update: string;
  /** Where what follows a script's name is taken for its own. */
  own?: string;
  templates?: readonly string[];
  /** Under which name npm has it, where that is another. */
  package?: string;
}

export const managerNames = ['npm', 'pnpm', 'yarn', 'bun'] as const;

const words = {
  npm: { frozen: 'npm ci', update: 'npm update', own: ' --' },
  pnpm: {
    frozen: 'pnpm install --frozen-lockfile',
    update: 'pnpm update --no-save',
    templates: ['pnpm'],
  },
  yarn: { frozen: 'yarn install --frozen-lockfile', update: 'yarn upgrade' },
  'yarn 2': {
    frozen: 'yarn install --immutable',
    update: "yarn up --recursive '*'",
    templates: ['yarn'],
    package: '@yarnpkg/cli-dist',
  },
  bun: { frozen: 'bun install --frozen-lockfile', update: 'rm bun.lock && bun install' },
} satisfies Record<string, Words>;

/** As somebody names it, `bun@1.4.5`, or as it says of itself, `pnpm/12.21.0 npm/? node/v24.0.0`. */
export function managerOf(said: string): Manager | undefined {
  const [, name = '', version = ''] = /^(npm|pnpm|yarn|bun)[/@](\d[\w.-]*)/.exec(said) ?? [];
  if (name === '') return undefined;
  const isLater = name === 'yarn' && !/^[01]\./.test(version);
  const own: Words = words[(isLater ? 'yarn 2' : name) as keyof typeof words];
  const global = `${own.package ?? name}@${version}`;
  return {
    spec: `${name}@${version}`,
    install: [name, 'install'],
    templates: own.templates ?? [],
    values: {
      run: `${name} run`,
      ship: `${name} run ship${own.own ?? ''}`,
      frozen: own.frozen,
      update: own.update,
      prepare:
        name === 'npm' ? '          cache: npm' : `      - run: npm install --global ${global}`,
    },
  };
}
