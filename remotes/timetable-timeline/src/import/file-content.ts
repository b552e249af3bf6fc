/** A file's bytes in base64, whatever its encoding: the server finds that out. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  const size = 0x8000;
  for (let start = 0; start < bytes.length; start += size) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + size)));
  }
  return btoa(pieces.join(''));
}

export const largestFile = 10 * 1024 * 1024;
export const acceptedFiles = '.ics,.csv,.wakeup_schedule,text/calendar,text/csv';
