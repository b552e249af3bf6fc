import type { Page } from 'playwright-core';

/** A write as a person does it, up to where it is said or seen to be done. */
export interface CommonWrite {
  readonly name: string;
  /** What stands between this write and the one before, and is not counted. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Tasks of the day' }).getByRole('button', { name: title });
const box = (page: Page) => page.getByRole('checkbox', { name: /^Done: / }).first();

async function openForm(page: Page): Promise<void> {
  await button(page, /Lunch/).click();
  await exactly(page, 'Edit').click();
  await page.getByLabel('Amount').fill('20.5');
}

/** On a board of one person with one task, in this order. */
export const commonestWrites: readonly CommonWrite[] = [
  {
    name: 'add a task',
    prepare: (page) =>
      page.getByRole('textbox', { name: 'Add a task in one line' }).fill('Lab report'),
    act: async (page) => {
      await page.keyboard.press('Enter');
      await line(page, 'Lab report').waitFor();
    },
  },
  { name: 'tick it', act: (page) => box(page).check() },
  { name: 'untick it', act: (page) => box(page).uncheck() },
  {
    name: 'rename it',
    prepare: async (page) => {
      await line(page, 'Lab report').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('dialog', { name: 'Edit task' }).getByLabel('Title').fill('Essay');
    },
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await line(page, 'Essay').waitFor();
    },
  },
  {
    name: 'delete it',
    prepare: (page) => line(page, 'Essay').click(),
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await line(page, 'Essay').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'take that back',
    act: async (page) => {
      await exactly(page, 'Undo').click();
      await line(page, 'Essay').waitFor();
    },
  },
  {
    name: 'add a record',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Ledger' }).click();
      await button(page, 'Add a record').click();
      await page.getByLabel('Amount').fill('18');
      await page.getByLabel('Description').fill('Lunch');
    },
    act: async (page) => {
      await exactly(page, 'Add').click();
      await button(page, /Lunch/).waitFor();
    },
  },
  {
    name: 'change it',
    prepare: openForm,
    act: async (page) => {
      await exactly(page, 'Update').click();
      await button(page, /Lunch.*20\.50/).waitFor();
    },
  },
  {
    name: 'delete it',
    prepare: async (page) => {
      await button(page, /Lunch/).click();
      await exactly(page, 'Delete').click();
    },
    act: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await button(page, /Lunch/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'take that back',
    act: async (page) => {
      await exactly(page, 'Undo').click();
      await button(page, /Lunch/).waitFor();
    },
  },
];
