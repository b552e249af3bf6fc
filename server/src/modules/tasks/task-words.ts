import type { Step, Task } from '@board/contracts/schemas/tasks';

/** As a list with ticks is written in markdown. */
export const stepLine = ({ title, done }: Step): string => `- [${done ? 'x' : ' '}] ${title}`;

/** What a calendar shows below the title: it knows no steps. */
export const notesOf = ({ description, steps }: Task): string =>
  [description, steps.map(stepLine).join('\n')].filter(Boolean).join('\n\n');

/** What a calendar may colour or filter by. */
export const categoriesOf = ({ course, tags }: Task): string[] => [course, ...tags].filter(Boolean);
