import type { Locale } from '@board/contracts/constants/locales';
import type { Place } from '@board/time/words';
import type { ReadTool, WriteTool } from './tool.ts';

/** A sentence of a person, and what it is given to: the built-in assistant knows an area by these. */
interface Sentence {
  /**
   * Whole sentences of both languages as templates: `(show|list) my habits`, `[我的]习惯有哪些`,
   * `new habit {rest}`. What is polite before and after it is not part of it.
   */
  says: readonly string[];
  /** What may be asked, word for word. */
  example: Readonly<Record<Locale, string>>;
  /** What the tool is given of what stood at `{name}`, `{rest}` and `{when}`; nothing where that does not say enough. */
  input?: (read: Readonly<Record<string, string | undefined>>, place: Place) => object | undefined;
}

export interface Question extends Sentence {
  tool: ReadTool;
  /** Lines of markdown. */
  say: (result: unknown, locale: Locale) => string;
}

export interface Request extends Sentence {
  tool: WriteTool;
}

export type Intent = Question | Request;

/** A question that a tool of the area answers. */
export const question = <Result>(
  tool: ReadTool<Result>,
  asked: Sentence & { say: (result: Result, locale: Locale) => string },
): Question => ({ ...asked, tool, say: (result, locale) => asked.say(result as Result, locale) });

/** Something that a tool of the area proposes. */
export const request = (tool: WriteTool, asked: Sentence): Request => ({ ...asked, tool });

/** Names are the person's text: they stand as they are and mean nothing in markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Begins a sentence that asks: what tells of something to be done about it is a task. */
export const noErrand = '(?!.*(提醒|记得|任务|待办|添加|删|完成|问|催|明天|后天))';
