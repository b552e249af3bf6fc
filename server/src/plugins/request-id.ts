import { randomBytes } from 'node:crypto';

/** Short, and different between instances and restarts. */
export function requestIds(): () => string {
  const instance = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${instance}-${count.toString(36)}`;
  };
}
