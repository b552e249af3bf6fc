import { buildOneApplication } from '../web/one-application.ts';

await buildOneApplication(process.argv[2] ?? '');
