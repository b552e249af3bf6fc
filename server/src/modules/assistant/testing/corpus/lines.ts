/** The day on which all is asked. */
export const today = '2026-11-18';

/** What this person has: a question about anything else is beyond the assistant. */
export const own =
  'Data Structures|Linear Algebra|Operating Systems|Physics|Chemistry|Statistics|Lin|lab report|2|physics|数据结构|线性代数|张|李|高数|操作系统|物理|大学英语|实验报告'.split(
    '|',
  );

/** Accounts are named by the person, and are asked for by these names alone. */
export const accounts = [
  '校园卡',
  '饭卡',
  '支付宝',
  '微信零钱',
  'Debit card',
  'Meal card',
  'Travel card',
];

interface Line {
  said: string;
  meant: string;
}

export function linesOf(corpus: string): Line[] {
  let kind = '';
  return corpus.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) kind = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    const [said = '', read = ''] = line.split(' => ');
    return [{ said, meant: `${kind} ${read}`.trim() }];
  });
}
