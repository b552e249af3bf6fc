// The first step of `npm start` and `npm test`. It runs on the system's Node with nothing
// installed, so it uses no package: it installs the workspace and hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const oldestSystemNode = 20;
const oldestProductNode = 24;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const lockFile = join(root, 'pnpm-lock.yaml');
const stamp = join(root, 'node_modules', '.installed');
const log = join(root, '.cache', 'install.log');
const windows = process.platform === 'win32';

// Without a network the usual retries would take minutes before anything is said.
const pnpmInstall = [
  'pnpm',
  'install',
  '--frozen-lockfile',
  '--config.fetch-retries=2',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=5000',
];

const outOfReach =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|dns error|tcp connect error|client error \(Connect\)/;

/** An end that needs no stack: one sentence that says what is wrong and what helps. */
class PlainEnd extends Error {}

try {
  checkFolder();
  // An archive of the product brings its packages and its Node along, and no list to install from.
  if (existsSync(lockFile)) {
    checkSystemNode();
    await installMissing();
  }
  const [command, ...rest] = process.argv.slice(2);
  run(productNode(), [join(root, 'scripts', `${command}.ts`), ...rest]);
} catch (problem) {
  if (!(problem instanceof PlainEnd)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}

async function installMissing() {
  const wanted = installation();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await install();
  writeFileSync(stamp, wanted);
}

function checkSystemNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestSystemNode) return;
  throw new PlainEnd(
    `Node ${oldestSystemNode} or newer is needed and this is ${process.version}: install a newer Node from https://nodejs.org and try again.`,
  );
}

function checkFolder() {
  try {
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(join(root, '.cache', 'writable'), '');
  } catch (problem) {
    throw new PlainEnd(
      `${root} cannot be written to (${problem.code}): the packages and the built files are kept there, so make it writable or copy it elsewhere.`,
    );
  }
}

/** What the installed packages depend on; as long as it is the same, nothing is installed again. */
function installation() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.stdout.write('Installing the packages (once, until they change) …\n');
  const started = Date.now();
  const child = spawn('npx', ['--yes', '-p', packageManager, '--', ...pnpmInstall], {
    cwd: root,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      npm_config_fetch_retries: '1',
      npm_config_fetch_retry_mintimeout: '2000',
      ...process.env,
    },
  });
  forwardSignals(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const line of text.split('\n')) {
        if (/^(Progress|Downloading|Packages:)/.test(line)) process.stdout.write(`  ${line}\n`);
      }
    });
  }
  const code = await new Promise((resolve) => {
    child.on('error', (problem) => {
      output += problem.message;
      resolve(1);
    });
    child.on('close', (exit, signal) => resolve(exit ?? 128 + constants.signals[signal]));
  });
  writeFileSync(log, output);
  if (code !== 0) throw new PlainEnd(whyNotInstalled(output, code));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Installed in ${seconds} s.\n`);
}

function whyNotInstalled(output, code) {
  // pnpm breaks its lines to fit a terminal.
  const said = output.replace(/\s+/g, ' ');
  if (code > 128) return 'The installation was interrupted; the next start goes on with it.';
  if (/npx.*ENOENT|npx: not found/.test(said)) {
    return 'npx was not found: install npm, which comes with Node from https://nodejs.org, and try again.';
  }
  if (/ENOSPC|No space left/.test(said))
    return 'The disk is full: make room (about 1 GB) and try again.';
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/.test(said)) {
    return `The packages could not be written: check that ${root} and the cache folder of npm belong to you (details in ${log}).`;
  }
  if (outOfReach.test(said)) {
    return 'The packages could not be fetched because the npm registry is out of reach: check the network, or the proxy settings of npm, and try again.';
  }
  return `The packages could not be installed; the last words were:\n\n${output.trim().split('\n').slice(-15).join('\n')}\n\nAll of it is in ${log}.`;
}

/** The pinned Node where a package brings it (Linux), otherwise the system's if it is new enough. */
function productNode() {
  for (const candidate of [join(binaries, 'node'), process.execPath]) {
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
    if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= oldestProductNode) return candidate;
  }
  throw new PlainEnd(
    `The product runs on Node ${oldestProductNode} or newer and this is ${process.version}: install a newer Node from https://nodejs.org and try again.`,
  );
}

function run(node, args) {
  const path = [binaries, dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  forwardSignals(child);
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function forwardSignals(child) {
  // Ctrl-C in a terminal reaches every process in it; forwarding it would deliver it twice.
  const inTerminal = [0, 1, 2].some((stream) => isatty(stream));
  process.on('SIGINT', () => inTerminal || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
}
