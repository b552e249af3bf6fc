import assert from 'node:assert/strict';
import { saveMessages } from '@board/contracts/calls/conversations';
import { newId } from '@board/contracts/formats/new-id';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';
import { withEverythingKept } from '../harness/kept-files.ts';

const streamed = (...events: object[]): string =>
  [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'].join('');

/** A model's reply, as the server would pass it on. */
async function answerWith(page: Page, content: string): Promise<void> {
  await page.route('**/api/ai/chat/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: streamed({ content }) }),
  );
}

const chat = (page: Page) => page.getByRole('region', { name: 'Assistant' });
const composer = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });
const lastReply = (page: Page) => chat(page).getByRole('article', { name: 'Assistant' }).last();

async function ask(page: Page, message: string): Promise<void> {
  // Nothing is sent while a reply is being written.
  await chat(page).getByRole('button', { name: 'Stop the reply' }).waitFor({ state: 'detached' });
  await composer(page).fill(message);
  await composer(page).press('Enter');
  const asked = chat(page).getByRole('article', { name: 'You' }).last();
  await asked.getByText(message, { exact: true }).waitFor();
  await lastReply(page).getByRole('button', { name: 'Answer again' }).waitFor();
}

const isAtTopOfLog = (element: Element): boolean => {
  const log = element.closest('[role=log]')?.getBoundingClientRect();
  const { top } = element.getBoundingClientRect();
  return log !== undefined && top >= log.top && top < log.top + 48;
};

journeys('assistant', (journey) => {
  journey('answers from the own data, proposes, does and takes back', async ({ page }) => {
    await registerSignedIn(page);
    await chat(page).getByRole('button', { name: 'Which tasks are due this week?' }).click();
    await lastReply(page).getByText('There are no tasks').waitFor();

    await ask(page, 'Add a task: revise Linear Algebra today 21:00-22:00');
    const card = chat(page).getByRole('region', { name: 'Add a task' });
    const task = page.getByRole('checkbox', { name: /revise Linear Algebra/ });
    assert.equal(await task.count(), 0, 'nothing is written before it is confirmed');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await card.getByText('Done').waitFor();
    await ask(page, 'What tasks are on today?');
    await lastReply(page).getByText('revise Linear Algebra').waitFor();
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByText('Undone').waitFor();
    await ask(page, 'What tasks are on today?');
    await lastReply(page).getByText('There are no tasks').waitFor();
    await assertAccessible(page, 'section:has([role=log])');
  });

  journey(
    'is kept on the server, had back from the list, and ends with the session',
    async ({ page }) => {
      await registerSignedIn(page);
      await ask(page, 'When am I free tomorrow?');
      await chat(page).getByRole('button', { name: 'New conversation' }).click();
      await chat(page).getByRole('button', { name: 'Which tasks are due this week?' }).waitFor();
      await chat(page).getByRole('button', { name: 'Conversations' }).click();
      const list = page.getByRole('dialog', { name: 'Conversations' });
      await list.getByRole('button', { name: 'Delete: When am I free tomorrow?' }).click();
      await list.getByText('What you ask the assistant is kept here').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await assertAccessible(page, '[role=dialog]');
      await list.getByRole('button', { name: 'When am I free tomorrow?', exact: true }).click();
      await lastReply(page).getByText('08:00–22:00').waitFor();
      await page.reload();
      await lastReply(page).getByText('08:00–22:00').waitFor();
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: /log out|sign out/i }).click();
      await page.waitForURL(/\/login/);
      const kept = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      assert.doesNotMatch(kept, /When am I free/);
    },
  );

  journey(
    'asks anew beside the former, and leads to what another remote can do',
    async ({ page }) => {
      await registerSignedIn(page);
      await ask(page, 'When am I free tomorrow?');
      await lastReply(page)
        .getByRole('button', { name: 'Edit the question as a new branch' })
        .click();
      const text = chat(page).getByRole('textbox', { name: 'Edit the question as a new branch' });
      await text.fill('Share my timetable');
      await text.press('Enter');
      await chat(page).getByRole('group', { name: 'Branches' }).getByText('2 / 2').waitFor();
      await chat(page).getByRole('button', { name: 'Share the timetable' }).click();
      const sharing = page.getByRole('dialog');
      await sharing.waitFor();
      await sharing.press('Escape');
      await sharing.waitFor({ state: 'detached' });
      await assertAccessible(page, 'section:has([role=log])');
      await page.reload();
      await chat(page).getByRole('group', { name: 'Branches' }).getByText('2 / 2').waitFor();
      await chat(page).getByRole('button', { name: 'The branch before' }).click();
      await lastReply(page).getByText('08:00–22:00').waitFor();
    },
  );

  journey('is the same in two pages at once', async ({ page }) => {
    await registerSignedIn(page);
    await ask(page, 'When am I free tomorrow?');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await lastReply(other).getByText('08:00–22:00').waitFor();
    await ask(other, 'What tasks are on today?');
    await chat(page).getByText('What tasks are on today?').waitFor();
    await lastReply(page).getByText('There are no tasks').waitFor();
  });

  journey('can be read again where there is no network', async ({ page, watch, product }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
    const api = await apiOf(product, await withEverythingKept(page));
    const list = page.getByRole('dialog', { name: 'Conversations' });
    const inList = (title: string) => list.getByRole('button', { name: title, exact: true });
    const openList = () => chat(page).getByRole('button', { name: 'Conversations' }).click();
    await ask(page, 'When am I free tomorrow?');
    const elsewhere = { id: newId(), role: 'user', content: 'On the phone', timestamp: 1 } as const;
    await api(saveMessages, { body: { id: newId(), messages: [elsewhere] } });
    await openList();
    await inList('On the phone').waitFor();
    await list.press('Escape');
    await list.waitFor({ state: 'detached' });

    // What this page says, it hears of by its own saves alone.
    await page.route(/conversations[?]/, (route) => route.abort());
    await chat(page).getByRole('button', { name: 'New conversation' }).click();
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('There are no tasks')),
    );
    const loaded = page.waitForResponse(/conversations\/[0-9a-f-]{36}$/);
    await ask(page, 'What tasks are on today?');
    await Promise.all([saved, loaded]);
    await page.context().setOffline(true);
    await chat(page).getByText('You are offline; the assistant needs the network').waitFor();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await openList();
      await inList('When am I free tomorrow?').click();
      await lastReply(page).getByText('08:00–22:00').waitFor();
      await openList();
      await inList('On the phone').click();
      await chat(page).getByText('This conversation was not opened on this device yet').waitFor();
      await openList();
      await inList('What tasks are on today?').click();
      await lastReply(page).getByText('There are no tasks').waitFor();
    }
    await openList();
    await inList('On the phone').click();
    await page.unroute(/conversations[?]/);
    await page.context().setOffline(false);
    await chat(page).getByRole('article', { name: 'You' }).getByText('On the phone').waitFor();
  });

  journey('keeps the panel at 600 px and the composer under 80', async ({ page }) => {
    await registerSignedIn(page);
    await composer(page).fill(Array(30).fill('line').join('\n'));
    const box = await chat(page).boundingBox();
    assert.equal(box?.height, 600);
    const text = await composer(page).boundingBox();
    assert.ok(text && text.height <= 80, `the composer is ${text?.height} px high`);
  });

  journey('shows a long reply from its question on', async ({ page }) => {
    await registerSignedIn(page);
    const lines = Array.from({ length: 60 }, (_, at) => `- line ${at}`);
    await answerWith(page, lines.join('\n'));
    for (const question of ['all of it', 'once more']) {
      await ask(page, question);
      await lastReply(page).getByText('line 59', { exact: true }).waitFor();
      const begin = page.getByRole('log').getByText(question);
      await begin.and(page.locator(':visible')).waitFor();
      assert.ok(await begin.evaluate(isAtTopOfLog), 'the question is out of sight');
    }
  });

  journey("styles a reply by its own rules, under the page's policy", async ({ page }) => {
    await registerSignedIn(page);
    await answerWith(
      page,
      '<style>.own { color: rgb(1, 2, 3) } :host, body { color: rgb(9, 9, 9) !important }</style>\n\n' +
        '<p class="own" style="letter-spacing: 2px; position: fixed">Styled</p>',
    );
    await ask(page, 'style');
    const styled = lastReply(page).locator('p.own');
    const look = await styled.evaluate((element) => {
      const { color, letterSpacing, position } = getComputedStyle(element);
      return { color, letterSpacing, position, body: getComputedStyle(document.body).color };
    });
    assert.equal(look.color, 'rgb(1, 2, 3)');
    assert.equal(look.letterSpacing, '2px');
    assert.equal(look.position, 'static');
    assert.notEqual(look.body, 'rgb(9, 9, 9)');
  });

  journey('draws formulas with what comes for the first of them', async ({ page }) => {
    await registerSignedIn(page);
    await answerWith(page, '午饭 $5 and $6; $\\frac{1}{2}$ and\n\n\\[\\sum_{i=1}^n i\\]');
    await ask(page, 'formula');
    await lastReply(page).getByRole('group', { name: 'Formula' }).locator('munderover').waitFor();
    assert.equal(await lastReply(page).locator('math').count(), 2);
    await lastReply(page).getByText('午饭 $5 and $6;').waitFor();
    await assertAccessible(page, 'section:has([role=log])');
  });

  journey(
    'copies a reply and its code',
    async ({ page }) => {
      await registerSignedIn(page);
      await answerWith(page, 'Run **this**:\n\n```sh\nnode main.ts\n```');
      await ask(page, 'code');
      const pasted = () => page.evaluate(() => navigator.clipboard.readText());
      await lastReply(page).getByRole('button', { name: 'Copy code' }).click();
      await lastReply(page).getByRole('button', { name: 'Copied' }).waitFor();
      assert.equal((await pasted()).trim(), 'node main.ts');
      await lastReply(page).getByRole('button', { name: 'Copy', exact: true }).click();
      // What tells of the first copy still stands there.
      await page.waitForFunction(async () =>
        (await navigator.clipboard.readText()).includes('Run **this**'),
      );
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );

  journey('says what went wrong', async ({ page, watch }) => {
    watch.expect(/401/);
    await registerSignedIn(page);
    await page.route('**/api/ai/chat/stream', (route) =>
      route.fulfill({ status: 401, body: '{}' }),
    );
    await ask(page, 'hello');
    await chat(page).getByText('Authentication failed, please log in again and retry').waitFor();
    assert.ok(!page.url().includes('/login'), 'the chat shows its own text');
  });

  journey(
    'fits a phone, in Chinese and dark',
    async ({ page }) => {
      await registerSignedIn(page);
      await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
      await page.getByRole('button', { name: 'More' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Assistant' }).tap();
      await ask(page, '我今天什么时候有空？');
      await assertFits(page);
      await assertAccessible(page, 'section:has([role=log])');
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});
