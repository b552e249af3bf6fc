import { registerSignedIn } from '../harness/accounts.ts';
import { type Fault, faults } from '../harness/faults.ts';
import { journeys } from '../harness/journey.ts';

// The worker would answer from its own store before a fault could happen.
const options = { serviceWorkers: 'block' } as const;
// What hangs on purpose is waited for; the others are to come in this time.
const environment = { REMOTE_PATIENCE: '12' };
const address = '**/registry.json';

journeys(
  'a list of remotes that fails',
  (journey) => {
    for (const fault of Object.keys(faults) as Fault[]) {
      journey(
        `leaves the shell at work and comes back: it is ${fault}`,
        async ({ page, watch }) => {
          watch.expect(/Service Worker registration blocked/);
          watch.expect(/Failed to load resource|preload|net::ERR/);
          watch.expect(/RemoteError|registry answered|is not one|SyntaxError|aborted|timed out/);
          await page.route(address, faults[fault]);
          await registerSignedIn(page);
          await page.getByText('The board cannot be opened right now').waitFor();
          await page.getByRole('button', { name: /^Find or do anything/ }).waitFor();
          await page.unroute(address);
          await page.getByRole('button', { name: 'Try again' }).click();
          await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
          await page.getByRole('tab', { name: 'Ledger' }).waitFor();
        },
        options,
      );
    }
  },
  environment,
);
