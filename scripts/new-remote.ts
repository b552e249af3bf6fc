import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOf, NotMade, titleOf, writeRemote } from '../shared/create-remote/src/write-remote.ts';
import { PlainEnd, runScript, say } from '../shared/sdk/src/plain-end.ts';
import { addToTable, formatRemote, installPackages, linkPackages } from './new-remote/packages.ts';
import { root } from './workspace/packages.ts';

const usage = `pnpm new-remote <name>                a remote in remotes/<name>
pnpm new-remote <name> --in <folder>  a remote in a folder of its own, beside this checkout

--title <words> and --owner <team> are what its descriptor says; --kind element draws by custom
elements of its own, without React.`;

await runScript(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      in: { type: 'string' },
      title: { type: 'string' },
      owner: { type: 'string' },
      kind: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new PlainEnd(usage);
  const title = values.title ?? titleOf(name);
  const owner = values.owner ?? title;
  const inside = values.in === undefined;
  const folder = values.in === undefined ? join(root, 'remotes', name) : resolve(values.in);
  write({ name, kind: values.kind, title, owner, folder, inside, place: values.in ?? name });
  say(`Written: ${folder}`);
  if (inside) {
    addToTable(name, owner);
    await formatRemote(folder);
    await installPackages();
  } else linkPackages(folder);
  const place = values.in ?? name;
  say(`Next: pnpm dev ${place}, and pnpm ship ${place} --dry-run.`);
  return 0;
});

interface Made {
  name: string;
  kind: string | undefined;
  title: string;
  owner: string;
  folder: string;
  inside: boolean;
  place: string;
}

function write({ inside, place, kind, ...remote }: Made): void {
  const values = { place, root: relative(remote.folder, root) || '.' };
  // One in the workspace is tested with all others.
  const templates = ['checkout', ...(inside ? [] : ['beside'])];
  try {
    writeRemote({ ...remote, kind: kindOf(kind), templates, values });
  } catch (problem) {
    throw problem instanceof NotMade ? new PlainEnd(problem.message) : problem;
  }
}
