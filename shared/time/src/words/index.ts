export { getReady } from './get-ready.ts';
export { numberOf, zhNumber } from './numbers.ts';
export { readWords } from './read-words.ts';
export type { Kind, Options, Place, Said, Span, Taken } from './said.ts';
