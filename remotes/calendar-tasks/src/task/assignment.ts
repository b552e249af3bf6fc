import type { Task } from '@board/contracts/calls/tasks';

export const assignmentStates = ['toDo', 'handedIn', 'marked'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** Where what is to be handed in stands; nothing for any other task. */
export function stateOf({ assignment, completed }: Task): AssignmentState | undefined {
  if (assignment === 'none') return undefined;
  if (!completed) return 'toDo';
  return assignment === 'graded' ? 'marked' : 'handedIn';
}

export const fieldsOf = (state: AssignmentState): Pick<Task, 'completed' | 'assignment'> => ({
  completed: state !== 'toDo',
  assignment: state === 'marked' ? 'graded' : 'set',
});
