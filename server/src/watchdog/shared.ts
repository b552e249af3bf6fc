/** What the server's thread and the one that watches it both see. */
export interface Watched {
  /** Grows as long as the event loop turns. */
  beats: Int32Array<SharedArrayBuffer>;
  /** Which request the loop worked on last, in words; ends at the first zero byte. */
  request: Uint8Array<SharedArrayBuffer>;
}

const textBytes = 256;

export const newWatched = (): Watched => ({
  beats: new Int32Array(new SharedArrayBuffer(4)),
  request: new Uint8Array(new SharedArrayBuffer(textBytes)),
});

const encoder = new TextEncoder();

export function writeRequest({ request }: Watched, text: string): void {
  const { written } = encoder.encodeInto(text, request);
  request.fill(0, written);
}

export function readRequest({ request }: Watched): string {
  const bytes = Uint8Array.from(request);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
