import { registerSignedIn } from '../harness/accounts.ts';
import { type Fault, faults, withoutWorker } from '../harness/faults.ts';
import { type Journey, journeys } from '../harness/journey.ts';

const address = '**/registry.json';

const leavesTheShellAtWork = (fault: Fault) => (journey: Journey) =>
  journey(
    `leaves the shell at work and comes back: it is ${fault}`,
    async ({ page, watch }) => {
      watch.expect(/Service Worker registration blocked/);
      watch.expect(/Failed to load resource|preload|net::ERR/);
      watch.expect(/RemoteError|registry answered|is not one|SyntaxError|aborted|timed out/);
      await page.route(address, faults[fault]);
      await registerSignedIn(page);
      await page.getByText('The board cannot be opened right now').waitFor();
      await page.getByRole('button', { name: /^Search, add or ask/ }).waitFor();
      await page.unroute(address);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Ledger' }).waitFor();
    },
    withoutWorker,
  );

journeys('a list of remotes that hangs', leavesTheShellAtWork('hanging'), {
  REMOTE_PATIENCE: '12',
});

journeys('a list of remotes that fails', (journey) => {
  for (const fault of Object.keys(faults) as Fault[])
    if (fault !== 'hanging') leavesTheShellAtWork(fault)(journey);
});
