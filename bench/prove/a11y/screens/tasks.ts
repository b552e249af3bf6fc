import { changeElsewhere, essay } from '../belongings.ts';
import { type Act, fill, inTurn, press, pressThing } from '../press.ts';
import { dialog, type Screen } from './screen.ts';

const tasks = 'remotes/calendar-tasks';
const onEssay =
  (key: string, opened: string): Act =>
  async (page) => {
    await page.getByRole('button', { name: essay, exact: true }).press(key);
    await page.locator(opened).first().waitFor();
  };
const opensEssay = onEssay('o', dialog);
const editsEssay = inTurn(opensEssay, press(tasks, 'action.edit', `:is(${dialog}) input`));

/** The page of all tasks, and what opens above it. */
export const taskScreens: readonly Screen[] = [
  { name: 'tasks', path: '/tasks', ready: 'h1' },
  { name: 'tasks in columns', path: '/tasks?shape=columns', ready: 'h1' },
  {
    name: 'title edited',
    path: '/tasks',
    ready: 'h1',
    act: pressThing(essay, '[data-line] input:focus'),
  },
  { name: 'task chosen', path: '/tasks', ready: 'h1', act: onEssay(' ', '[role=toolbar]') },
  { name: 'task moved', path: '/tasks', ready: 'h1', act: onEssay('d', dialog) },
  { name: 'task form', path: '/tasks', ready: 'h1', act: press(tasks, 'action.add', dialog) },
  {
    name: 'task form, nothing typed',
    path: '/tasks',
    ready: 'h1',
    act: inTurn(
      press(tasks, 'action.add', dialog),
      press(tasks, 'quick.save', '[aria-invalid=true]'),
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
      press(tasks, 'action.save', '[role=radiogroup] [type=radio][name=version]'),
    ),
  },
  { name: 'trash', path: '/tasks', ready: 'h1', act: press(tasks, 'page.trash', 'h1', 'tab') },
];
