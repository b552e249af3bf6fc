import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const windowless = 'chromium-headless-shell';
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The browser for pictures and figures: CHROMIUM if it is set, else the first one found. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? [...onPath(names), ...elsewhere].find(isProgram);
}

/** For journeys: the same engine without a window's half walks them with a fifth less work. */
export function findWindowless(): string | undefined {
  return process.env.CHROMIUM ?? onPath([windowless]).find(isProgram) ?? findChromium();
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Debian's packages where that is possible; says what it does, since it takes a minute. */
export function installChromium(say: (line: string) => void): string | undefined {
  if (!canInstall()) return undefined;
  say("No Chromium was found: installing Debian's (fonts-noto-cjk with it) …");
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  for (const browser of [windowless, 'chromium']) {
    const install = ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-cjk'];
    const { status, stderr } = spawnSync('apt-get', install, options);
    if (status === 0) break;
    say(`${browser} could not be installed: ${stderr.trim().split('\n').at(-1)}`);
  }
  return findWindowless();
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
