import type { CategoryRule } from '@board/contracts/calls/finance';
import type { Preferences, TaskView } from '@board/contracts/calls/user';
import { taskViewsPerPerson } from '@board/contracts/constants/tasks';
import { categoryRulesPerPerson } from '@board/contracts/constants/transactions';

/** How many of each there may be. */
const lists = { taskViews: taskViewsPerPerson, categoryRules: categoryRulesPerPerson } as const;

type Item = Partial<TaskView & CategoryRule>;
type Lists = { readonly [Name in keyof typeof lists]?: readonly Item[] };

/** What was added, changed or taken away here goes upon what another device made of the lists. */
export function mergeLists(before: Lists, mine: Lists, theirs: Lists): Partial<Preferences> {
  const names = (Object.keys(lists) as (keyof Lists)[]).filter((name) => mine[name]);
  const merged = names.map((name) => [
    name,
    // Of too many the oldest goes.
    mergeList(before[name] ?? [], mine[name] ?? [], theirs[name] ?? []).slice(-lists[name]),
  ]);
  return Object.fromEntries(merged);
}

type List = readonly Item[];

function mergeList(before: List, mine: List, theirs: List): List {
  if (isSame(before, theirs)) return mine;
  const changed = mine.filter((item) => !isSame(item, inPlace(before, item)));
  const left = theirs.filter((item) => inPlace(mine, item) || !inPlace(before, item));
  const added = changed.filter((item) => !inPlace(left, item));
  return [...left.map((item) => inPlace(changed, item) ?? item), ...added];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One name stands for one view, and the same words for one rule. */
const inPlace = (list: List, { name, type, words }: Item) =>
  list.find(
    (item) =>
      item.name === name &&
      item.type === type &&
      item.words?.toLowerCase() === words?.toLowerCase(),
  );
