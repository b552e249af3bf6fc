import assert from 'node:assert/strict';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { layersGone } from '../harness/go.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'zh-CN' };

const words = {
  en: {
    sample: 'Load a sample term',
    course: /^Linear Algebra/,
    share: 'Share the timetable',
    picture: 'This week as others will see it',
    save: 'Save as a picture',
    busy: 'Busy times only',
    make: 'Make a link',
    link: 'Link',
    end: /^End the link/,
    both: 'When are we both free?',
    shown: 'Timetable of',
    told: 'Busy',
    people: '2 people',
    best: 'Best',
    me: /^Me: /,
    over: 'This link has expired or was ended.',
  },
  'zh-CN': {
    sample: '加载示例学期',
    course: /^线性代数/,
    share: '分享课程表',
    picture: '别人看到的这一周',
    save: '存图片',
    busy: '只有忙闲',
    make: '生成链接',
    link: '链接',
    end: /^结束链接/,
    both: '看看大家什么时候有空',
    shown: '的课程表',
    told: '有安排',
    people: '2 个人',
    best: '最合适',
    me: /^我：/,
    over: '这个链接已过期或已结束。',
  },
};

journeys('a shared timetable', (journey) => {
  for (const [locale, where] of [
    ['en', {}],
    ['zh-CN', phone],
  ] as const)
    journey(
      `is a picture and a link that ends, and tells when both are free (${locale})`,
      (traveller) => shares(traveller, locale),
      where,
    );
});

async function shares({ page, watch, elsewhere }: Traveller, locale: keyof typeof words) {
  const say = words[locale];
  watch.expect(/404/);
  await registerSignedIn(page, '/timetable', newAccount(), locale);
  await page.getByRole('button', { name: say.sample }).click();
  await page.getByRole('button', { name: say.course }).first().waitFor();
  await page.getByRole('button', { name: say.share }).click();
  await page.getByRole('img', { name: say.picture }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say.save }).click();
  assert.match((await saved).suggestedFilename(), /^timetable-.*\.png$/);
  await page.getByRole('radio', { name: say.busy }).click({ force: true });
  await page.getByRole('radio', { name: say.busy, checked: true }).waitFor();
  await page.getByRole('button', { name: say.make }).click();
  const link = await page.getByLabel(say.link, { exact: true }).inputValue();
  await assertAccessible(page);

  const friend = await elsewhere();
  await friend.goto(link);
  await friend.getByRole('img', { name: new RegExp(say.shown) }).waitFor();
  await friend.getByText(say.told).first().waitFor();
  assert.equal(await friend.getByText(say.course).count(), 0);
  await assertAccessible(friend);
  await registerSignedIn(friend, '/profile', newAccount('chen_student'), locale);
  await friend.goto(link);
  await friend.getByRole('link', { name: say.both }).click();
  await friend.getByText(say.people).waitFor();
  await friend.getByRole('region', { name: say.best }).getByRole('button').first().waitFor();
  await assertAccessible(friend);
  await friend.getByRole('button', { name: /^lin_student/ }).click();
  await friend.getByRole('cell', { name: say.me }).first().waitFor();
  await assertAccessible(friend);
  await assertFits(friend);

  await page.getByRole('button', { name: say.end }).click();
  await page.getByLabel(say.link, { exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await layersGone(page);
  await friend.goto(link);
  await friend.getByText(say.over).first().waitFor();
}
