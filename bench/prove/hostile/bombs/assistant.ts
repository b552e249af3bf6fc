import { type Bomb, jsonBombs, lines } from './bomb.ts';
import { pdfs } from './pdfs.ts';
import { pictures } from './pictures.ts';

/** What goes on to a model, as far as the call takes it. */
const mostBytes = 5 * 1024 * 1024;

const texts: Record<string, () => Buffer> = {
  'five megabytes in one line': () => Buffer.alloc(mostBytes, 'x'),
  'five megabytes of blanks': () => Buffer.alloc(mostBytes, ' \n'),
  'lines of nothing': () => Buffer.from(lines(2_500_000, () => '')),
  'five megabytes of Windows breaks': () => Buffer.alloc(mostBytes, '\r\n'),
  'half characters': () => Buffer.alloc(mostBytes, Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
  'neither UTF-8 nor GBK': () => Buffer.alloc(mostBytes, 0xff),
  'UTF-8 that breaks at its end': () =>
    Buffer.concat([Buffer.alloc(mostBytes - 1, 'x'), Buffer.from([0xe4])]),
  'beginnings of a PDF': () => Buffer.alloc(mostBytes, '%PDF-'),
};

const modelSays = {
  type: 'text/event-stream',
  body: [
    { delta: { content: JSON.stringify({ said: 'Read.' }) } },
    { delta: {}, finish_reason: 'stop' },
  ]
    .map((choice) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`)
    .concat('data: [DONE]\n\n')
    .join(''),
};

const given = (
  path: string,
  field: string,
  files: Record<string, () => Buffer>,
  more: object = {},
): Bomb[] =>
  jsonBombs(
    { parser: `assistant, ${path}`, path: `/api/ai/${path}` },
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        () => ({
          message: 'What is it?',
          reader: { host: 'outside:host', model: 'm' },
          [field]: file().toString('base64'),
          ...more,
        }),
      ]),
    ),
  ).map((bomb) => ({ ...bomb, reply: () => modelSays }));

export const assistantBombs: Bomb[] = [
  ...given('picture', 'picture', pictures),
  ...given('file', 'file', { ...texts, ...pdfs }, { name: 'notice.txt' }),
];
