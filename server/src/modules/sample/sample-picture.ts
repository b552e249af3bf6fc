import { crc32, deflateSync } from 'node:zlib';

/** White, grey, black and red. */
const palette = Buffer.from('ffffffb4afa71f1d1ac0392b', 'hex');
const [paper, edge, black, red] = [0, 1, 2, 3];

interface Node {
  x: number;
  y: number;
  colour: number;
  above?: Node;
}

/** Four levels of a red-black tree, every other one red, in a square of one by one. */
function nodes(): Node[] {
  const all: Node[] = [];
  for (let at = 0; at < 15; at += 1) {
    const level = Math.floor(Math.log2(at + 1));
    const x = (2 * (at + 2 - 2 ** level) - 1) / 2 ** (level + 1);
    const above = at === 0 ? undefined : all[Math.floor((at - 1) / 2)];
    const y = (2 * level + 1) / 8;
    all.push({ x, y, colour: level % 2 === 1 ? red : black, ...(above && { above }) });
  }
  return all;
}

/** A picture that is nobody's work: drawn here, as wide as it is asked for. */
export function treePicture(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(height * (width + 1), paper);
  const dot = (x: number, y: number, radius: number, colour: number) => {
    for (let row = Math.ceil(y - radius); row <= y + radius; row += 1) {
      for (let column = Math.ceil(x - radius); column <= x + radius; column += 1) {
        if (Math.hypot(column - x, row - y) <= radius)
          pixels[row * (width + 1) + column + 1] = colour;
      }
    }
  };
  for (const { x, y, above } of nodes()) {
    for (let part = 0; above && part <= width; part += 1) {
      const share = part / width;
      const between = (from: number, to: number) => from + (to - from) * share;
      dot(between(x, above.x) * width, between(y, above.y) * height, width / 240, edge);
    }
  }
  for (const { x, y, colour } of nodes()) dot(x * width, y * height, height / 22, colour);
  return png(width, height, pixels);
}

function png(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Eight bits each, a number of the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    // The first of each row says that it is as it stands.
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
