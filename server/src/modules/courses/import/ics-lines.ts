import { DamagedFile } from './imported-file.ts';

/** Where each event begins; throws where the file is no whole calendar. */
export function checkedIcsLines(text: string): readonly number[] {
  const open: string[] = [];
  const events: number[] = [];
  const lines = text.replace(/\n+$/, '').split('\n');
  let closed = false;

  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line === '' || /^[ \t]/.test(line)) continue;
    const match = /^([A-Za-z0-9-]+)(?:;[^:]*)?[:;](.*)$/.exec(line);
    if (!match || closed) throw new DamagedFile(number, 'ics_line');
    const [, property = '', value = ''] = match;
    const name = value.trim().toUpperCase();
    if (property.toUpperCase() === 'BEGIN') {
      if (name === 'VEVENT') events.push(number);
      open.push(name);
    } else if (property.toUpperCase() === 'END') {
      if (open.pop() !== name) throw new DamagedFile(number, 'ics_nesting');
      closed = open.length === 0;
    } else if (open.length === 0) throw new DamagedFile(number, 'ics_line');
  }
  if (!closed) throw new DamagedFile(lines.length, 'ics_end');
  return events;
}
