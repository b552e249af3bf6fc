import { runTests } from '../tests/run-jest.ts';

export const test = (words: string[]): Promise<number> => runTests(process.cwd(), words);
