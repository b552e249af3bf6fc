import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runScript } from '../shared/sdk/src/plain-end.ts';
import { root } from './workspace/packages.ts';

const usage = `npm run restore -- <file>   a backup, also an encrypted one if BACKUP_KEY is set
npm run restore -- <name>   one that lies in BACKUP_STORE
npm run restore -- --list   what lies there
It needs the environment that the server is started with.`;

await runScript(
  usage,
  () =>
    new Promise((resolve) => {
      const command = [join(root, 'server/src/restore.ts'), ...process.argv.slice(2)];
      spawn(process.execPath, command, { stdio: 'inherit' }).once('exit', (code) =>
        resolve(code ?? 1),
      );
    }),
);
