import { tagPattern, tagsPerTask } from '@board/contracts/constants/tasks';

const between = /[\s,，、;；]+/;

/** The words of a line, with or without their sign, each once. */
export function readTags(line: string): string[] {
  const tags = line
    .split(between)
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean);
  return tags.filter(
    (tag, index) => tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === index,
  );
}

export const writeTags = (tags: readonly string[]): string => tags.join(' ');

const isTag = new RegExp(tagPattern);

export const areTags = (tags: readonly string[]): boolean =>
  tags.length <= tagsPerTask && tags.every((tag) => isTag.test(tag));
