import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface OtherOrigin {
  url: string;
  close(): Promise<void>;
}

/** A folder on an origin of its own, as a team would host its files: with CORS, for everybody. */
export function hostFolder(folder: string): Promise<OtherOrigin> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const file = join(folder, path);
    const found = existsSync(file);
    response.writeHead(found ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(found ? readFileSync(file) : '');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
