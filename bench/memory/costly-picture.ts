import { deflateSync } from 'node:zlib';
import { png } from '../prove/hostile/bombs/pictures.ts';

/** Where each pass of an interlaced PNG begins, and by how much it steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
/** Sixteen bits for each of four channels. */
const pixelBytes = 8;

/** A black PNG that has to be unpacked as a whole: nothing smaller becomes more. */
export function costlyPicture(width: number, height: number): Buffer {
  const bytes = passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    return sum + Math.ceil((height - top) / down) * (1 + columns * pixelBytes);
  }, 0);
  const data = deflateSync(Buffer.alloc(bytes));
  return png({ width, height, depth: 16, colour: 6, interlaced: true, data });
}
