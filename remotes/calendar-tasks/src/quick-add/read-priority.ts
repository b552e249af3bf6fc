import type { Priority } from '@board/contracts/constants/priorities';
import type { Found } from './parse-quick-add.ts';

const words: Readonly<Record<string, Priority>> = {
  高: 'high',
  中: 'medium',
  低: 'low',
  high: 'high',
  h: 'high',
  medium: 'medium',
  med: 'medium',
  m: 'medium',
  low: 'low',
  l: 'low',
};

const marked = /(?<![^\s])[!！](高|中|低|high|medium|med|low|[hml])(?=$|[\s,，。])/i;

/** `!高` or `!high`, on its own. */
export function readPriority(line: string): Found<Priority> | undefined {
  const match = marked.exec(line);
  const value = words[match?.[1]?.toLowerCase() ?? ''];
  return match && value ? { value, index: match.index, length: match[0].length } : undefined;
}
