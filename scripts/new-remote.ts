import { parseArgs } from 'node:util';
import { addToTable, formatRemote, installPackages, linkPackages } from './new-remote/packages.ts';
import { writeRemote } from './new-remote/write-remote.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';

const usage = `pnpm new-remote <name>                a remote in remotes/<name>
pnpm new-remote <name> --in <folder>  a remote in a folder of its own, beside this checkout

--title <words> and --owner <team> are what its descriptor says.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runScript(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      in: { type: 'string' },
      title: { type: 'string' },
      owner: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new PlainEnd(usage);
  const title = values.title ?? titleOf(name);
  const owner = values.owner ?? title;
  const { folder, inside } = writeRemote({ name, title, owner, folder: values.in });
  say(`Written: ${folder}`);
  if (inside) {
    addToTable(name, owner);
    await formatRemote(folder);
    await installPackages();
  } else linkPackages(folder);
  const place = inside ? name : (values.in ?? folder);
  say(`Next: pnpm dev ${place}, and pnpm ship ${place} --dry-run.`);
  return 0;
});

/** `lost-and-found` -> `Lost and found`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
