import { request } from 'node:http';

/** What the server's process says of itself since it was last asked. */
export interface Reading {
  /** The longest that the event loop was held: by the thread's own work, and by the clock. */
  workMs: number;
  clockMs: number;
  /** Of the whole process, all its threads, since it began. */
  cpuMs: number;
  /** The longest pause for rubbish, by the clock. */
  rubbishMs: number;
  left: string[];
}

export function readGauge(socketPath: string): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path: '/', timeout: 10_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(JSON.parse(text) as Reading));
    });
    asking.on('timeout', () => asking.destroy(new Error('The server says nothing of itself.')));
    asking.on('error', reject);
    asking.end();
  });
}
