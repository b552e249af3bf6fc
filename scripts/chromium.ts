import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The browser for journeys and pictures: CHROMIUM if it is set, else the first one found. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram);
}

/** Debian's packages where that is possible; says what it does, since it takes a minute. */
export function installChromium(say: (line: string) => void): string | undefined {
  if (!canInstall()) return undefined;
  say("No Chromium was found: installing Debian's (chromium, fonts-noto-cjk) …");
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  } as const;
  const packages = ['chromium', 'fonts-noto-cjk'];
  spawnSync('apt-get', ['update', '-q'], options);
  const { status, stderr } = spawnSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    options,
  );
  if (status !== 0) say(`It could not be installed: ${stderr.trim().split('\n').at(-1)}`);
  return findChromium();
}

export const whyNoChromium =
  'no Chromium was found: install it (on Debian: apt-get install chromium fonts-noto-cjk) or name one in CHROMIUM';

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
