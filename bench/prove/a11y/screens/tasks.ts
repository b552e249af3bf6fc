import { changeElsewhere, essay } from '../belongings.ts';
import { fill, inTurn, press, pressThing } from '../press.ts';
import { dialog, type Screen } from './screen.ts';

const tasks = 'remotes/calendar-tasks';
const opensEssay = pressThing(essay, dialog);
const editsEssay = inTurn(opensEssay, press(tasks, 'action.edit', `:is(${dialog}) input`));

/** The page of all tasks, and what opens above it. */
export const taskScreens: readonly Screen[] = [
  { name: 'tasks', path: '/tasks', ready: 'h1' },
  { name: 'task form', path: '/tasks', ready: 'h1', act: press(tasks, 'action.add', dialog) },
  {
    name: 'task form, nothing typed',
    path: '/tasks',
    ready: 'h1',
    act: inTurn(
      press(tasks, 'action.add', dialog),
      press(tasks, 'form.addAction', '[aria-invalid=true]'),
    ),
  },
  { name: 'task details', path: '/tasks', ready: 'h1', act: opensEssay },
  { name: 'task edited', path: '/tasks', ready: 'h1', act: editsEssay },
  {
    name: 'changed in two places',
    path: '/tasks',
    ready: 'h1',
    act: inTurn(
      editsEssay,
      fill(tasks, 'field.title', `${essay}, longer`),
      changeElsewhere,
      press(tasks, 'form.saveAction', '[role=radiogroup] [type=radio][name=version]'),
    ),
  },
  { name: 'trash', path: '/tasks', ready: 'h1', act: press(tasks, 'page.trash', 'h1', 'tab') },
];
