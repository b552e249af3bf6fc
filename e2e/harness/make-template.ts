import { makeTemplate } from './product.ts';

await makeTemplate(process.argv[2] ?? '');
