import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { newAccount, registerSignedIn } from '../../e2e/harness/accounts.ts';
import { apiOf } from '../../e2e/harness/api.ts';
import { filled } from '../../e2e/harness/full-board.ts';
import { commandsOf } from '../../e2e/harness/guide.ts';
import { journeys } from '../../e2e/harness/journey.ts';
import { emptyMachine } from '../../e2e/harness/repository.ts';
import * as calls from '../../shared/contracts/calls/delivery.ts';
import type { ShellRelease } from '../../shared/federation/release.ts';
import { say } from '../../shared/sdk/src/plain-end.ts';
import { developed } from './team/developed.ts';
import {
  goingAway,
  installedPlatform,
  platformOf,
  releaseNextPlatform,
} from './team/next-platform.ts';
import { weightOf, weightOfElements } from './team/weight.ts';
import { inContinuousIntegration } from './team/workflow.ts';

const remote = 'lost-and-found';
const params = { remote };
const panel = (page: Page) => page.getByRole('region', { name: 'Lost and found' });
/** Of each kind, a name of the platform that it cannot do without. */
const kinds = {
  react: { module: '@board/platform', name: 'useSelectedDay' },
  element: { module: '@board/platform/element', name: 'elementPart' },
} as const;
type Kind = keyof typeof kinds;

const { values } = parseArgs({ options: { kind: { type: 'string' } } });
const online = await promisify(execFile)('npm', ['ping'], { cwd: tmpdir() }).catch(() => undefined);
if (!online) say('npm reaches no registry from here, so the way of a team was not gone.');
for (const kind of online ? (Object.keys(kinds) as Kind[]) : []) {
  if (values.kind === undefined || values.kind === kind) goTheWay(kind);
}

function goTheWay(kind: Kind): void {
  journeys(`a team without the checkout, ${kind}`, (journey) => {
    journey(
      'goes from an empty folder to everybody, and on to the next platform',
      async (traveller) => {
        const { product, page, elsewhere } = traveller;
        const admin = await apiOf(product, product.admin);
        const { token } = await admin(calls.createDeployToken, { params, body: { name: 'Team' } });
        const machine = emptyMachine({ BOARD_URL: product.url, DEPLOY_TOKEN: token, PORT: '0' });
        const waiting = guideOf(kind);
        const began = performance.now();
        const passed = () => `${Math.round((performance.now() - began) / 1000)} s`;
        const nextLine = (word: string) => {
          const line = waiting.shift() ?? '';
          assert.ok(line.includes(word), `'${line}' comes next, not ${word}`);
          return line;
        };
        const next = async (word: string) => {
          const line = nextLine(word);
          const { ok, output } = await machine.run(line);
          say(`${kind}, ${passed()}: ${line}`);
          return { ok, line, output };
        };
        const run = async (word: string) => {
          const { ok, line, output } = await next(word);
          assert.ok(ok, `${line}\n${output}`);
          return output;
        };
        try {
          await run('@board:registry');
          await run('npm create');
          await run('cd ');
          const line = nextLine('dev');
          const dev = await machine.start(line, /The product: (http:\S+)/);
          const developing = { folder: machine.folder(), url: dev.said, kind };
          await developed(traveller, developing).finally(dev.stop);
          say(`${kind}, ${passed()}: ${line}`);
          assert.match(await run('npm test'), /Tests: +\d+ passed/);
          await run('types');
          assert.match(await run('doctor'), /every rule holds/);
          assert.match(await run('--dry-run'), /fits; \d+ files would be uploaded/);

          const lin = newAccount('lin_student');
          await registerSignedIn(page, '/', lin);
          const zhou = await elsewhere();
          await registerSignedIn(zhou, '/', newAccount('zhou_student'));
          const body = {
            usernames: [lin.username],
            roles: [],
            automatic: false,
            share: 0 as const,
          };
          await admin(calls.setCanary, { params, body });
          await run('--canary');
          await page.reload();
          await panel(page).getByText('Nothing is open on this day.').waitFor();
          await zhou.reload();
          await filled(zhou);
          assert.equal(await panel(zhou).count(), 0);
          await run('--promote');
          await zhou.reload();
          await panel(zhou).getByText('Nothing is open on this day.').waitFor();
          say(`${kind}, ${passed()}: everybody has it`);
          await thereAndBack(zhou);
          assert.match(await run('check'), /fits the shells of stable and canary; 0 /);

          const { token: operators } = await admin(calls.createDeployToken, {
            params: { remote: 'shell' },
            body: { name: 'Operators' },
          });
          const { module, name } = kinds[kind];
          const problems = await wouldBreak(product.url, operators, kind);
          const told = problems.find((each) => each.remote === remote)?.message ?? '';
          assert.ok(told.includes(`(Lost and found): uses '${name}' of ${module}`), told);

          const before = await platformOf(product.url);
          await releaseNextPlatform({ BOARD_URL: product.url, DEPLOY_TOKEN: operators });
          say(`${kind}, ${passed()}: the shell of the next platform is everybody's`);
          const after = await platformOf(product.url);
          assert.equal(after.minor, before.minor + 1);
          await zhou.reload();
          await panel(zhou).getByText('Nothing is open on this day.').waitFor();
          await run('npm update');
          assert.equal(installedPlatform(machine.folder()), after.version);
          assert.match(await run('npm test'), /Tests: +\d+ passed/);
          await run('types');
          assert.match(await run('doctor'), /every rule holds/);

          const found = await inContinuousIntegration(machine, { DEPLOY_TOKEN: token });
          say(`${kind}, ${passed()}: CI, of a night and of a push`);
          const going = `! ${remote}: '${goingAway}' of @board/platform is going to be taken away`;
          assert.ok(found.nightly.includes(going), found.nightly);
          assert.match(found.pushed, /lost-and-found \S+ is on canary/);
          await page.reload();
          await panel(page).getByText('Quiet on the next platform.').waitFor();
          await zhou.reload();
          await panel(zhou).getByText('Nothing is open on this day.').waitFor();
          assert.deepEqual(waiting, [], 'the guide has commands that nobody ran');
          const weights = await weightOf(product.url, remote);
          if (kind === 'element') weights.push(weightOfElements());
          for (const line of weights) say(`${kind}: ${line}`);
        } finally {
          machine.forget();
        }
      },
      { timeout: 900_000 },
    );
  });
}

/** The lines of the guide, in their order. */
function guideOf(kind: Kind): string[] {
  const lines = commandsOf('docs/remote-teams.md', /^(echo|cd|npm) /);
  const otherwise = lines.find((line) => line.endsWith(`--kind ${kind}`));
  return lines
    .filter((line) => !line.includes('--kind'))
    .map((line) => (line.startsWith('npm create') ? (otherwise ?? line) : line));
}

/** By the links of the page, without a load. */
async function thereAndBack(page: Page): Promise<void> {
  await page.goto(`/${remote}`);
  await page.getByText('0 tasks are open').waitFor();
  await page.evaluate(() => Reflect.set(window, 'neverLoadedAgain', true));
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await panel(page).waitFor();
  assert.equal(await page.evaluate(() => Reflect.get(window, 'neverLoadedAgain')), true);
}

/** Whom a shell would break that has taken a name away: what its operators are told before it ships. */
async function wouldBreak(url: string, token: string, kind: Kind) {
  const file = join(import.meta.dirname, '../../shell/dist/release.json');
  const release: ShellRelease = JSON.parse(readFileSync(file, 'utf8'));
  const { module, name } = kinds[kind];
  const { [name]: _, ...left } = release.offers?.[module] ?? {};
  const offers = { ...release.offers, [module]: left };
  const response = await fetch(`${url}/api/deploy/shell/check`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ release: { ...release, offers } }),
  });
  const reply: { problems: { remote: string; message: string }[] } = await response.json();
  assert.ok(response.ok, JSON.stringify(reply));
  return reply.problems;
}
