import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { startServices } from '../../server/src/start-services.ts';
import { systemClock } from '../../server/src/time/clock.ts';

/** The product's server over the builds of another folder: `node serve.ts <folder>`. */
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: console.warn, error: console.error };
const config = readConfig(process.env);
const { services } = await startServices({
  config,
  log: { ...log, isLevelEnabled: () => false },
  clock: systemClock,
});
const app = await buildApp(services, process.argv[2]);
console.log(await app.http.listen({ host: config.HOST, port: config.PORT }));
