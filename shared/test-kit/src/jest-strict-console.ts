import { format } from 'node:util';

/**
 * An error or a warning that nobody expected fails its test. A test that expects one says so:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const unexpected: string[] = [];

/** What is drawn in pieces goes on after a test has seen what it waited for. */
const unwaited = 'was not wrapped in act(';

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const message = format(...parts);
    if (!message.includes(unwaited)) unexpected.push(`console.${level}: ${message}`);
  };
}

afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
