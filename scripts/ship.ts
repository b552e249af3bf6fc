import { join } from 'node:path';
import { PlainEnd, runScript } from '../shared/sdk/src/plain-end.ts';
import { buildBundle } from '../shared/sdk/src/ship/build-bundle.ts';
import { type Shippable, ship } from '../shared/sdk/src/ship/ship.ts';
import { contractTests } from '../shared/sdk/src/tests/contract-tests.ts';
import { packChanged } from './sdk/pack-changed.ts';
import { root } from './workspace/packages.ts';
import { bundleFolder } from './workspace/remote-folder.ts';
import { runTool } from './workspace/run-tool.ts';

const usage = `pnpm ship <remote>                    builds, tests, publishes and promotes to stable
pnpm ship <remote> --canary           the same for those who were chosen to try it
pnpm ship <remote> --promote          what canary has becomes stable
pnpm ship <remote> --rollback         back to the release before
pnpm ship <remote> --errors           what browsers reported of it in the last days
pnpm ship <remote> --dry-run          says who would break, and changes nothing

<remote> is a name in remotes/, 'shell', or the path of a remote's folder.
BOARD_URL is the address of the product (http://localhost:3000), DEPLOY_TOKEN a token of the remote.
--base-url <address> is for files that are hosted elsewhere, on one of the product's REMOTE_ORIGINS.`;

await runScript(usage, async () => {
  await ship(process.argv.slice(2), shippable);
  return 0;
});

function shippable([given, ...rest]: string[]): Shippable {
  if (given === undefined || rest.length > 0) throw new PlainEnd(usage);
  const { name, folder, inside } = bundleFolder(given);
  // Never into a `dist` of the checkout: what is only tried must not be served by the next start.
  const dist = inside ? join(root, '.cache/ship', name) : join(folder, 'dist');
  return {
    name,
    build: async () => {
      if (name === 'shell') {
        await checkShown();
        await packChanged();
      }
      return buildBundle({ name, folder, dist });
    },
    test: () =>
      inside ? contractTests(name, root, testsOf(name, folder)) : contractTests(name, folder),
  };
}

function testsOf(name: string, folder: string): string[] {
  const pattern =
    name === 'shell' ? 'shell/src/remotes/slot-contracts' : join(folder, 'src/remote.test');
  return ['--testPathPatterns', pattern];
}

/** A shell is judged by the names it says it offers, so they have to be those of its sources. */
async function checkShown(): Promise<void> {
  const { ok, output } = await runTool('node', ['scripts/api.ts', '--check']);
  if (!ok) throw new PlainEnd(output.trim());
}
