import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/packages.ts';

/** The commands of one section of the operating guide, block by block. */
export function blocksOf(title: string): string[] {
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const level = /^#+/.exec(title)?.[0] ?? '';
  const [, after = ''] = guide.split(`\n${title}\n`);
  const [section = ''] = after.split(new RegExp(`^#{1,${level.length}} `, 'm'));
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`The guide has no commands under '${title}'`);
  return blocks;
}

/** On a machine that is somebody's, below a folder and on ports that are the proof's own. */
export const grounded =
  (folder: string, ports: Readonly<Record<string, number>>) =>
  (text: string): string =>
    text
      .replaceAll(/(?<![\w.])\/(?=(?:etc|opt|mnt|var\/lib)\/)/g, `${folder}/`)
      .replaceAll(/(?<=[\s:])(\d{3,4})\b(?!-)/g, (port) => `${ports[port] ?? port}`)
      .replaceAll(/(?<=PORT=)\d+/g, (port) => `${ports[port] ?? port}`);
