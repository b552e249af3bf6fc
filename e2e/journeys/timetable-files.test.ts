import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { listNotifications } from '@board/contracts/calls/notifications';
import { locales } from '@board/contracts/constants/locales';
import type { Locator } from 'playwright-core';
import en from '../../remotes/timetable-timeline/src/messages/late/en.json' with { type: 'json' };
import zh from '../../remotes/timetable-timeline/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import { writePdf } from '../../server/src/files/pdf/testing/write-pdf.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { type Account, newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const pdfOf = (sample: string): Buffer => {
  const folder = '../../server/src/modules/courses/import/pdf/samples/';
  const pages = readFileSync(new URL(`${folder}${sample}.json`, import.meta.url), 'utf8');
  return Buffer.from(writePdf({ pages: JSON.parse(pages) }));
};

const table = [
  '课程名称,星期,开始节数,结束节数,老师,地点,周数',
  'Linear Algebra,1,1,2,Prof. Lin,A-302,1-18',
  'Physics,2,3,4,Dr. Chen,X-112,1-18',
  'Chemistry,9,1,2,,,1-18',
].join('\n');

/** Who is told by a message is not told by a notification as well. */
async function newsOfCourses(product: Product, account: Account) {
  const api = await apiOf(product, account);
  return (await api(listNotifications, { query: { category: 'course' } })).items;
}

/** As from a folder beside the browser. */
async function drop(
  onto: Locator,
  name: string,
  bytes: Buffer,
  type = 'application/pdf',
): Promise<void> {
  const files = await onto.page().evaluateHandle(
    ({ name, base64, type }) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name, { type }));
      return transfer;
    },
    { name, base64: bytes.toString('base64'), type },
  );
  await onto.dispatchEvent('drop', { dataTransfer: files });
}

const words = {
  'zh-CN': {
    open: '导入',
    drop: '选择文件',
    check: '检查',
    source: '认出：PDF 课程表',
    run: '导入 5 门课程',
    scanned: /这个 PDF 里没有文字/,
    sample: 'grid-zh',
    line: /^周一.*1–2.*1–16.*A-302$/,
    course: /^线性代数/,
    said: /已导入/,
  },
  en: {
    open: 'Import',
    drop: 'Choose a file',
    check: 'Check',
    source: 'Recognised: A timetable in PDF',
    run: 'Import 4 courses',
    scanned: /There is no text in this PDF/,
    sample: 'grid-en',
    line: /^Mon.*1–2.*1–16.*Room 302$/,
    course: /^Linear Algebra/,
    said: /imported/,
  },
};

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const days = ['一', '二', '三'].map((day) => `<th>周${day}</th>`).join('');
const pasted = `<table><tr><th>节次</th>${days}</tr>
<tr><td>1-2</td><td>线性代数◇1-16周◇A-302◇林老师</td><td></td><td></td></tr>
<tr><td>5-6</td><td></td><td></td><td>体育(后8周)操场</td></tr></table>`;

journeys('files of a timetable', (journey) => {
  for (const language of locales) {
    const said = words[language];
    journey(
      `a PDF is seen as what it is on a phone, imported, and said once (${language})`,
      async ({ page, product, watch }) => {
        const account = await registerSignedIn(page, '/timetable', newAccount(), language);
        await page.getByRole('button', { name: said.open }).first().click();
        const field = page.getByRole('region', { name: said.drop });
        watch.expect(/400 .*\/api\/courses\/imports\/preview/);
        await drop(field, 'scan.pdf', Buffer.from(writePdf({ pages: [[]] })));
        await page.getByText(said.scanned).waitFor();
        await drop(field, 'autumn.pdf', pdfOf(said.sample));
        await page.getByRole('button', { name: said.check }).click();
        await page.getByText(said.source).waitFor();
        await page.getByText(said.line).waitFor();
        await assertAccessible(page, '[role="dialog"]');
        await assertFits(page);
        await page.getByRole('button', { name: said.run }).click();
        await page.getByRole('button', { name: said.course }).first().waitFor();
        await page.getByText(said.said).first().waitFor();
        assert.equal(await page.getByText(said.said).count(), 1);
        assert.deepEqual(await newsOfCourses(product, account), [], 'said once more');
      },
      phone,
    );
  }

  for (const [locale, say] of [
    [
      'en',
      { ...en.import, wrong: /^Line 4: the weekday/, run: 'Import 2 courses', said: /imported/ },
    ],
    ['zh-CN', { ...zh.import, wrong: /无法识别星期/, run: '导入 2 门课程', said: /已导入/ }],
  ] as const)
    journey(
      `a file is previewed, imported and undone, and each is said once (${locale})`,
      async ({ page, product }) => {
        const account = await registerSignedIn(page, '/timetable', newAccount(), locale);
        await page
          .getByRole('button', { name: /^(Import|导入)/ })
          .first()
          .click();
        await page.locator('input[type="file"]').setInputFiles({
          name: 'autumn.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(table),
        });
        await page.getByRole('button', { name: say.check }).click();
        await page.getByText(say.wrong).waitFor();
        await assertAccessible(page, '[role="dialog"]');
        await page.getByRole('button', { name: say.run }).click();
        await page.getByRole('button', { name: /^Physics Dr/ }).waitFor();
        await page.getByText(say.said).first().waitFor();
        assert.equal(await page.getByText(say.said).count(), 1);
        assert.deepEqual(await newsOfCourses(product, account), [], 'said once more');
        await page.getByRole('button', { name: say.undo }).click();
        await page.getByRole('button', { name: /^Physics Dr/ }).waitFor({ state: 'detached' });
      },
      { locale },
    );

  journey(
    'on a phone the page is pasted, set right in one place, imported and taken back',
    async ({ page }) => {
      await registerSignedIn(page, '/timetable', newAccount(), 'zh-CN');
      await page.getByRole('button', { name: '导入' }).first().click();
      const field = page.getByLabel('教务系统的课程表网页');
      await field.evaluate((element, table) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', table);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, pasted);
      await field.fill('线性代数');
      await page.getByRole('button', { name: '下一步' }).click();
      await page.getByRole('button', { name: '检查' }).click();
      await page.getByText('无法识别周次').waitFor();
      await page.getByRole('button', { name: '更正', exact: true }).click();
      await assertAccessible(page, '[role="dialog"]');
      await page.getByLabel('周次').fill('1-8');
      await page.getByRole('button', { name: '就这样' }).click();
      await page.getByText(/^周三.*5–6.*1–8.*操场$/).waitFor();
      await assertFits(page);
      await page.getByRole('button', { name: '导入 2 门课程' }).click();
      await page.getByRole('button', { name: /^线性代数 林老师/ }).waitFor();
      await page.getByRole('button', { name: '撤销导入' }).click();
      await page.getByRole('button', { name: /^线性代数 林老师/ }).waitFor({ state: 'detached' });
    },
    phone,
  );

  journey('a workbook is read, a lesson over merged cells as one', async ({ page }) => {
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Import' }).first().click();
    const sample = '../../server/src/modules/courses/import/samples/week.xlsx';
    const bytes = readFileSync(new URL(sample, import.meta.url));
    await drop(page.getByRole('region', { name: 'Choose a file' }), 'week.xlsx', bytes, '');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(/^Mon.*1–2.*1–16.*A-302$/).waitFor();
    await page.getByRole('button', { name: 'Import 3 courses' }).waitFor();
  });

  const photo = Buffer.from('a photo');

  journey('where no model sees, a picture is answered in words', async ({ page }) => {
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Import' }).first().click();
    const field = page.getByRole('region', { name: 'Choose a file' });
    await drop(field, 'photo.jpg', photo, 'image/jpeg');
    await page.getByText(/No AI model that sees pictures is set up/).waitFor();
    await assertAccessible(page, '[role="dialog"]');
    await page.getByRole('button', { name: 'Another file' }).click();
    await field.waitFor();
  });

  journey('a picture is sent after a yes, and what was seen is looked at', async ({ page }) => {
    // As a server says it that has a model.
    const reader = { host: 'ai.example.org', model: 'sees' };
    const seen = { course_name: 'Physics', teacher: '', classroom: 'B-1' };
    const lesson = { ...seen, weekday: 2, periods: '3-4', weeks: '1-16' };
    await page.route('**/api/ai/picture-reader', (route) =>
      route.fulfill({ json: { reader, left_day: 9 } }),
    );
    await page.route('**/api/ai/timetable-picture', (route) =>
      route.fulfill({ json: { lessons: [lesson] } }),
    );
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Import' }).first().click();
    await drop(page.getByRole('region', { name: 'Choose a file' }), 'a.jpg', photo, 'image/jpeg');
    await page.getByText(/sent to ai\.example\.org \(model sees\)/).waitFor();
    await assertAccessible(page, '[role="dialog"]');
    await page.getByRole('button', { name: 'Yes, send it to ai.example.org' }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Recognised: A picture of a timetable').waitFor();
    await page.getByRole('button', { name: 'Import 1 course' }).click();
    await page.getByRole('button', { name: /^Physics/ }).waitFor();
  });
});
