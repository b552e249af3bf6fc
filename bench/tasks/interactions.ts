import type { Locator, Page } from 'playwright-core';

/** One thing that a person does: where it is pressed, or what is typed into it. */
export interface Interaction {
  name: string;
  at: (page: Page) => Locator;
  type?: string;
  /** Not measured: what puts the page back, by keyboard. */
  leave?: string;
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const link = (name: string) => (page: Page) => page.getByRole('link', { name });
const day = (date: string) => (page: Page) => page.locator(`[data-day="${date}"]`);
const firstTask = (page: Page) =>
  page.getByRole('list', { name: 'Tasks of the day' }).getByRole('button').first();
const firstTick = (page: Page) =>
  page.getByRole('list', { name: 'Tasks of the day' }).getByRole('checkbox').first();
const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Add a task in one line' });

export function atDesk(today: string): Interaction[] {
  const nextDay = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  return [
    { name: 'month: next', at: button('Next month') },
    { name: 'month: back', at: button('Previous month') },
    { name: 'day: to an ordinary one', at: day(nextDay) },
    { name: 'day: back to a full one', at: day(today) },
    { name: 'finance: to the ledger', at: tab('Ledger') },
    { name: 'finance: to the statistics', at: tab('Finance stats') },
    { name: 'statistics: the fortnight', at: button('14 days') },
    { name: 'task: tick', at: firstTick },
    { name: 'task: open its details', at: firstTask, leave: 'Escape' },
    { name: 'task: open the form', at: button('Add task'), leave: 'Escape' },
    { name: 'quick add: write', at: quickAdd, type: 'essay fri 8pm !high' },
    { name: 'quick add: save', at: button('Add') },
    { name: '/tasks: open', at: link('overdue') },
    { name: '/tasks: next page', at: button('Next page') },
    { name: '/tasks: choose all', at: button('Select all') },
    { name: '/tasks: search', at: (page) => page.getByLabel('Search'), type: '77' },
    { name: '/tasks: trash', at: tab('Trash') },
    { name: '/tasks: back to the board', at: link('Back to Today') },
  ];
}

export const onPhone: Interaction[] = [
  { name: 'phone: Courses', at: link('Courses') },
  { name: 'phone: Money', at: link('Money') },
  { name: 'phone: More', at: button('More'), leave: 'Escape' },
  { name: 'phone: Today', at: link('Today') },
  { name: 'phone: open the month', at: button('Open the month') },
  { name: 'phone: close the month', at: button('Close the month') },
  { name: 'phone: tick', at: firstTick },
  { name: 'phone: task details', at: firstTask, leave: 'Escape' },
  { name: 'phone: /tasks', at: link('overdue') },
  { name: 'phone: back from /tasks', at: link('Back to Today') },
];

const view = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });
const firstThing = (page: Page) =>
  page.getByRole('button', { name: /^Task, Exercise sheet/ }).first();
const source = (page: Page) => page.getByRole('checkbox', { name: /^Tasks/ });

/** Weeks and months with more in them than anybody has. */
export const atCalendar: Interaction[] = [
  { name: 'week: later', at: button('Later') },
  { name: 'week: earlier', at: button('Earlier') },
  { name: 'thing: open', at: firstThing, leave: 'Escape' },
  { name: 'source: off', at: source },
  { name: 'source: on', at: source },
  { name: 'to the month', at: view('Month') },
  { name: 'month: later', at: button('Later') },
  { name: 'month: earlier', at: button('Earlier') },
  { name: 'to the agenda', at: view('Agenda') },
  { name: 'to the day', at: view('Day') },
  { name: 'to the week', at: view('Week') },
];
