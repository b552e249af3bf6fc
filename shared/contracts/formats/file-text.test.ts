import { fileText } from './file-text.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const read = (...parts: (string | readonly number[])[]) =>
  fileText(
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? utf8(part) : part))),
  );

test('UTF-8 with a letter that is cut stays what it is', () => {
  expect(read('课程名称,星期,老师\n高等数学,1,李', [0xe5], ',A\n')).toBe(
    '课程名称,星期,老师\n高等数学,1,李\ufffd,A\n',
  );
  expect(read('Café crème brûlée, Müller\nCaf', [0xc3], ',-4\n')).toContain('Café crème');
});

test('a line that is folded within a letter is whole again, with either line end', () => {
  for (const end of ['\r\n', '\n'])
    expect(read('SUMMARY:高', [0xe7, 0xad], `${end} `, [0x89], `数学${end} B`)).toBe(
      'SUMMARY:高等数学\n B',
    );
});

test('GBK and Latin letters are neither', () => {
  expect(read([0xb8, 0xdf, 0xb5, 0xc8, 0xca, 0xfd, 0xd1, 0xa7], '\n\t', [0xb8, 0xdf])).toBe(
    '高等数学\n\t高',
  );
  expect(read('M', [0xfc], 'ller, B', [0xe4], 'cker')).toBe('Müller, Bäcker');
});
