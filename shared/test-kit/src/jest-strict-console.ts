import { format } from 'node:util';

/**
 * An error or a warning that nobody expected fails its test. A test that expects one says so:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
