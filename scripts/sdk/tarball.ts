import { gzipSync } from 'node:zlib';

const block = 512;

/** As npm unpacks it. Neither time nor owner nor machine is in it, so the same files are the same bytes. */
export function tarballOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...files]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, content]) => [headerOf(`package/${path}`, content), padded(content)]);
  const tarball = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * block)]), { level: 9 });
  // Of the system that compressed it gzip says: unknown.
  tarball[9] = 255;
  return tarball;
}

function headerOf(path: string, content: Buffer): Buffer {
  const header = Buffer.alloc(block);
  const { name, prefix } = split(path);
  const isProgram = content.subarray(0, 2).toString() === '#!';
  header.write(name, 0);
  header.write(octal(isProgram ? 0o755 : 0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** A long path is told in two parts, at one of its slashes. */
function split(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  const at = path.indexOf('/', Math.max(0, path.length - 101));
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
  if (at < 0 || Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`${path} is too long a path for a tarball`);
  return { name, prefix };
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

const padded = (content: Buffer): Buffer =>
  Buffer.concat([content, Buffer.alloc((block - (content.length % block)) % block)]);
