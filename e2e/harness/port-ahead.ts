import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any, so none of those can take it meanwhile. */
const range = { from: 20_000, to: 30_000 };

/** For what has to know where the product will be before it is there. */
export async function portAhead(): Promise<number> {
  const port = randomInt(range.from, range.to);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    // Somebody has it.
    return portAhead();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
