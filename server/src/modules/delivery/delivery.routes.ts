import { keptReleaseDays } from '@board/contracts/constants/limits';
import { dayMs } from '@board/time';
import type { House } from '../../area/area.ts';
import { innerContext } from '../../context/inner-context.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { instant } from '../../time/clock.ts';
import { type Canary, canaryJob } from './channels/canary-job.ts';
import { widenCanary } from './channels/widen-canary.ts';
import { consoleRoutes } from './console.routes.ts';
import { deployRoutes } from './deploy.routes.ts';
import { FileStore } from './files/file-store.ts';
import { hashOfIntegrity } from './files/hash.ts';
import { deleteUnusedFiles } from './files/release-files.repository.ts';
import { fileRoutes } from './files.routes.ts';
import { deleteCompositions } from './registry/compositions.repository.ts';
import { LiveState } from './registry/delivery-state.ts';
import { knownModules } from './registry/known-modules.ts';
import type { AnyRelease } from './releases/candidate.ts';
import { publishLocalBuilds } from './releases/publish-local-builds.ts';
import { sweepReleases } from './releases/sweep-releases.ts';
import { deleteReports } from './reports/client-reports.repository.ts';
import { deleteMeasures } from './reports/release-measures.repository.ts';
import { deleteTrials } from './reports/release-trials.repository.ts';
import { reportRoutes } from './reports.routes.ts';
import { guideRoutes } from './sdk/guide.routes.ts';
import { packagesRoutes } from './sdk/packages.routes.ts';
import { ReleasedPackages } from './sdk/released-packages.ts';

const uploadDays = 2;
const reportDays = 90;

export function deliveryRoutes(app: App, house: House): void {
  const { services } = app;
  const { log } = services;
  const { root, tell } = house;
  const live = new LiveState(services);
  const files = new FileStore(services);
  app.onClosing(() => {
    live.close();
    return files.close();
  });
  deployRoutes(app);
  consoleRoutes(app);
  fileRoutes(app, live, files);
  const sdk = { live, files, packages: new ReleasedPackages(services) };
  packagesRoutes(app, sdk);
  guideRoutes(app, sdk);
  reportRoutes(app, tell);
  app.jobs.define<Canary>(canaryJob, { run: (ctx, canary) => widenCanary(ctx, canary, tell) });
  defineDaily(app.jobs, {
    kind: 'delivery.sweep',
    hour: 20,
    run: async (ctx) => {
      const before = (days: number) => instant(ctx.clock.now() - days * dayMs);
      await ctx.database.transaction(async (tx) => {
        await sweepReleases(tx, {
          local: before(keptReleaseDays.local),
          shipped: before(keptReleaseDays.shipped),
        });
        await deleteCompositions(tx, before(keptReleaseDays.shipped));
        await deleteUnusedFiles(tx, before(uploadDays));
        await deleteReports(tx, before(reportDays).slice(0, 10));
        await deleteMeasures(tx);
        await deleteTrials(tx, before(reportDays));
      });
    },
  });

  house.knownModules = async () => knownModules(await live.current());
  app.onOpening(async () => {
    await publishLocalBuilds(innerContext(services), root);
    await live.refresh();
    warm().then(
      () => log.debug('all releases are compressed'),
      (error: unknown) => log.warn({ err: error }, 'a release could not be compressed'),
    );
  });

  /** Compresses everything that is released, so that the first visitor does not wait for it. */
  async function warm(): Promise<void> {
    for (const { release } of (await live.current()).pointers) {
      for (const file of (JSON.parse(release) as AnyRelease).files) {
        await files.get(hashOfIntegrity(file.integrity), file.path);
      }
    }
    await files.idle();
  }
}
