export { loadSampleTerm } from './load-sample-term.ts';
export { sampleRoutes } from './sample.routes.ts';
