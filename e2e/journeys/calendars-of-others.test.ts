import assert from 'node:assert/strict';
import { after } from 'node:test';
import { createTask } from '@board/contracts/calls/tasks';
import { locales } from '@board/contracts/constants/locales';
import planEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import planZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import en from '../../remotes/timetable-timeline/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/timetable-timeline/src/messages/late/en.json' with {
  type: 'json',
};
import lateZh from '../../remotes/timetable-timeline/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import zh from '../../remotes/timetable-timeline/src/messages/zh-CN.json' with { type: 'json' };
import { calendar, event, startLms } from '../../server/src/modules/calendars/testing/lms.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { daysOf } from '../harness/full-board.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const words = {
  en: {
    calendars: { ...en.calendars, ...lateEn.calendars },
    feed: lateEn.feed,
    planner: planEn.planner,
  },
  'zh-CN': {
    calendars: { ...zh.calendars, ...lateZh.calendars },
    feed: lateZh.feed,
    planner: planZh.planner,
  },
};

const lms = await startLms();
after(() => lms.close());

journeys(
  'calendars of others and one’s own',
  (journey) => {
    for (const locale of locales) {
      const { calendars: say, feed, planner } = words[locale];
      const options = locale === 'en' ? {} : phone;

      journey(
        `are subscribed to, as events that open and as tasks that are due, in ${locale}`,
        async ({ page, product }) => {
          const account = await registerSignedIn(page, '/timetable', newAccount(), locale);
          const [, tomorrow] = await daysOf(await apiOf(product, account));
          const at = (time: string) => `${tomorrow.replaceAll('-', '')}T${time}Z`;
          const subscribe = async (name: string, kind: string, ...events: string[]) => {
            lms.text = calendar(...events);
            await page.getByRole('button', { name: say.add }).click();
            const form = page.getByRole('dialog', { name: say.add });
            await form.getByRole('textbox', { name: say.address }).fill(`http://${lms.host}/a.ics`);
            await form.getByRole('textbox', { name: say.name }).fill(name);
            await form.getByRole('radio', { name: kind, exact: true }).check();
            await assertAccessible(page);
            await assertFits(page);
            await form.getByRole('button', { name: say.subscribe }).click();
            await form.waitFor({ state: 'detached' });
            await page.getByRole('region', { name: say.title }).getByText(name).first().waitFor();
          };
          const office = ['SUMMARY:Office hour', 'LOCATION:B-105', `DTSTART:${at('063000')}`];
          const dueAt = at('155900');
          const essay = event('due', 'SUMMARY:Essay', `DTSTART:${dueAt}`, `DTEND:${dueAt}`);
          await subscribe('Moodle', say.kindEvents, event('office', ...office));
          await subscribe('Canvas', say.kindTasks, essay);

          await go(page, '/calendar');
          await page.getByRole('radio', { name: planner.views.agenda, exact: true }).check();
          await page
            .getByRole('button', { name: new RegExp(`^${planner.kind.deadline}.*Essay`) })
            .waitFor();
          await page
            .getByRole('button', { name: new RegExp(`^${planner.kind.event}.*Office hour`) })
            .click();
          const details = page.getByRole('dialog', { name: 'Office hour' });
          await details.getByText('B-105').waitFor();
          await details.getByText('Moodle').waitFor();
          await assertAccessible(page);
          await assertFits(page);
        },
        options,
      );

      journey(
        `are given out by an address, as a link and as a picture, in ${locale}`,
        async ({ page, product }) => {
          const account = await registerSignedIn(page, '/timetable', newAccount(), locale);
          const api = await apiOf(product, account);
          const [date] = await daysOf(api);
          await api(createTask, { body: { title: 'Lab report', date } });
          await page.getByRole('button', { name: feed.make }).click();
          const address = await page.getByRole('textbox', { name: feed.url }).inputValue();
          const link = await page.getByRole('link', { name: feed.open }).getAttribute('href');
          assert.equal(link, address.replace(/^https?:/, 'webcal:'));
          // On a phone a message that there is one lies over it at first.
          await page.getByRole('button', { name: feed.phone }).press('Enter');
          await page.getByRole('dialog').getByRole('img', { name: feed.picture }).waitFor();
          await assertAccessible(page);
          await assertFits(page);
          await page.keyboard.press('Escape');
          await layersGone(page);
          const text = await (await page.request.get(new URL(address).pathname)).text();
          assert.match(text, /^BEGIN:VCALENDAR.*SUMMARY:Lab report/s);
        },
        options,
      );
    }
  },
  { OUTBOUND_ALLOW_PEOPLE: lms.host },
);
