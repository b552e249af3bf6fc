/** A file's bytes in base64, whatever its encoding: the server finds that out. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export const largestFile = 10 * 1024 * 1024;
export const acceptedFiles =
  '.html,.htm,.json,.pdf,.ics,.csv,.wakeup_schedule,text/html,application/pdf,text/calendar,text/csv,image/jpeg,image/png,image/webp';

/** Any kind: what is none of those that can be sent is told so where it would be. */
export const isPicture = ({ type }: File): boolean => type.startsWith('image/');
