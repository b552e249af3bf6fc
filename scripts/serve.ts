import { runScript } from '../shared/sdk/src/plain-end.ts';
import { serve } from './workspace/serve.ts';

const usage = `npm start             serves the product that came with this archive
npm start -- --demo   the same, with a student who has a term behind her`;

await runScript(usage, () => serve(process.argv.slice(2)));
