import assert from 'node:assert/strict';
import {
  createClass,
  createClassPost,
  joinClass,
  listClasses,
  offerClass,
  reportClass,
} from '../../shared/contracts/calls/classes.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { type Account, newAccount, registerSignedIn } from '../harness/accounts.ts';
import { signInAdmin } from '../harness/admin.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const course = 'Linear Algebra';

journeys('a class', (journey) => {
  journey('is made, posted to and counted at a desk', async ({ page, product }) => {
    const teacher = newAccount();
    await registerSignedIn(page, '/', teacher);
    await page.locator('[data-module="courses"] a[href="/timetable"]').click();
    await page.getByRole('button', { name: 'Make a class' }).click();
    const form = page.getByRole('dialog', { name: 'Make a class' });
    // Who only teaches it need not have it in a timetable.
    await form.getByLabel('Which of your courses?').fill(course);
    await form.getByLabel('Name of the class').fill('Group 2');
    await assertAccessible(page);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await layersGone(page);
    await page.getByRole('heading', { name: course, level: 1 }).waitFor();
    const card = page.getByRole('group', { name: 'Group 2' });
    await card.getByText('Your class').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make a class' }).click();
    await form.getByLabel('Name of the class').fill('Group 2');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await layersGone(page);
    await card.getByText('Your class').waitFor();
    await go(page, '/timetable');
    await page.getByRole('link', { name: 'Group 2' }).click();

    await card.getByRole('button', { name: 'Class code' }).click();
    await page.getByRole('img', { name: 'Link to join, as a QR code' }).waitFor();
    const code =
      (await page
        .getByRole('dialog')
        .getByText(/^\w{4} \w{4}$/)
        .textContent()) ?? '';
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await layersGone(page);
    const student = newAccount();
    const mei = await somebody(product, student);
    await mei(joinClass, { body: { code, shows_name: true, teacher: teacher.username } });

    await card.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('dialog', { name: 'Post' });
    await post.getByLabel('Title').fill('Sheet 4');
    await post.getByLabel('Due on', { exact: true }).fill('2099-01-14');
    await assertAccessible(page);
    await post.getByRole('button', { name: 'Send' }).click();
    await layersGone(page);
    await card.getByText('Sheet 4').waitFor();
    await page.reload();
    await card.getByRole('button', { name: '0 of 1 done' }).click();
    await page.getByRole('dialog', { name: 'Members' }).getByText(student.username).waitFor();
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await layersGone(page);

    await card.getByRole('button', { name: 'Actions for Group 2' }).click();
    await page.getByRole('menuitem', { name: 'Members' }).click();
    await page
      .getByRole('dialog', { name: 'Members' })
      .getByRole('button', { name: 'Hand over' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
    await card.getByText(`Offered to ${student.username}, who has not agreed yet`).waitFor();
    await layersGone(page);
    await assertAccessible(page);
    await card.getByRole('button', { name: 'Take back' }).click();
    await page.getByText(`The class is no longer offered to ${student.username}`).waitFor();
    assert.equal((await mei(listClasses, {})).items[0]?.heir, null);
  });

  journey('lets a member go who hides the name', async ({ page, product }) => {
    const teacher = await registerSignedIn(page, '/');
    const chen = await apiOf(product, teacher);
    const { code } = await chen(createClass, { body: { name: 'Group 3', course } });
    const mei = await somebody(product, newAccount());
    await mei(joinClass, { body: { code: code ?? '', shows_name: false } });
    await go(page, `/courses?name=${course}`);
    await page.getByRole('button', { name: 'Actions for Group 3' }).click();
    await page.getByRole('menuitem', { name: 'Members' }).click();
    const members = page.getByRole('dialog', { name: 'Members' });
    const unnamed = members.getByRole('list', { name: 'Members who hide their names' });
    await unnamed.getByText(/^Joined /).waitFor();
    await assertAccessible(page);
    await unnamed.getByRole('button', { name: /^Remove the member who joined/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await unnamed.getByRole('listitem').waitFor({ state: 'detached' });
    assert.deepEqual((await mei(listClasses, {})).items, []);
  });

  journey('that was reported is judged and closed in the console', async ({ page, product }) => {
    const [teacher, member] = [newAccount(), newAccount()];
    const chen = await somebody(product, teacher);
    const { id, code } = await chen(createClass, { body: { name: 'Group 4', course } });
    const body = { kind: 'message', title: 'Cheap phones' } as const;
    await chen(createClassPost, { params: { id }, body });
    const mei = await somebody(product, member);
    await mei(joinClass, { body: { code: code ?? '', shows_name: false } });
    await mei(reportClass, { params: { id }, body: { text: 'Advertisements' } });
    await signInAdmin(page, product, '/admin');
    const reports = page.getByRole('region', { name: 'Reported classes', exact: true });
    const row = reports.getByRole('row', { name: /^Group 4/ });
    await row.getByRole('button', { name: 'Answer the report of Group 4' }).click();
    const dialog = page.getByRole('dialog', { name: 'Answer the report of Group 4' });
    await dialog.getByText('Cheap phones').waitFor();
    await dialog.getByRole('radio', { name: 'Close the class' }).check();
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Close the class' }).click();
    await row.getByText(/^Answered by .*, class closed/).waitFor();
    await layersGone(page);
    await assertAccessible(page);
    assert.deepEqual((await chen(listClasses, {})).items, []);
  });

  journey(
    'is offered at a desk, and is another’s once he agrees on a phone, in Chinese',
    async ({ page, product }) => {
      const [teacher, student] = [newAccount(), newAccount()];
      const chen = await somebody(product, teacher);
      const { id, code } = await chen(createClass, { body: { name: '2 班', course: '线性代数' } });
      await registerSignedIn(page, '/courses?name=线性代数', student, 'zh-CN');
      const mei = await apiOf(product, student);
      const said = { shows_name: true, teacher: teacher.username };
      await mei(joinClass, { body: { code: code ?? '', ...said } });
      await chen(offerClass, { params: { id }, body: { username: student.username } });
      await page.reload();
      const card = page.getByRole('group', { name: '2 班' });
      await card.getByText(`${teacher.username} 想把这个班级移交给你`).waitFor();
      await assertAccessible(page);
      await assertFits(page);
      await card.getByRole('button', { name: '不接手' }).tap();
      await page.getByText(`2 班 仍归 ${teacher.username} 管理`).waitFor();
      await chen(offerClass, { params: { id }, body: { username: student.username } });
      await page.reload();
      await card.getByRole('button', { name: '接手', exact: true }).tap();
      await card.getByText('你的班级').waitFor();
      assert.equal((await chen(listClasses, {})).items[0]?.teacher, student.username);
    },
    phone,
  );

  journey(
    'is joined by its link on a phone, in Chinese; what it brings is taken out and put back',
    async ({ page, product }) => {
      const teacher = await somebody(product, newAccount());
      const made = await teacher(createClass, { body: { name: '2 班', course: '线性代数' } });
      const sheet = { kind: 'assignment', title: '习题 4', date: '2099-01-14' } as const;
      const midterm = { kind: 'exam', title: '期中考试', date: '2099-01-20' } as const;
      for (const body of [sheet, midterm]) {
        await teacher(createClassPost, { params: { id: made.id }, body });
      }
      await registerSignedIn(page, `/courses?join=${made.code}`, newAccount(), 'zh-CN');
      const form = page.getByRole('dialog', { name: '加入班级' });
      await form.getByRole('button', { name: '下一步', exact: true }).tap();
      await form.getByRole('checkbox', { name: /允许老师看到/ }).waitFor();
      await assertAccessible(page);
      await form.getByRole('button', { name: '加入', exact: true }).tap();
      await page.getByRole('heading', { name: '线性代数', level: 1 }).waitFor();
      const card = page.getByRole('group', { name: '2 班' });
      await card.getByText('1 名成员').waitFor();
      await assertAccessible(page);
      // Over the board, which knows the tasks by their faces.
      await go(page, '/');
      await page.getByRole('textbox', { name: '用一行添加任务' }).waitFor();
      await go(page, '/courses?name=线性代数');
      for (const { title } of [sheet, midterm]) {
        const line = card.getByRole('listitem').filter({ hasText: title });
        await line.getByRole('button', { name: '移出我的看板' }).tap();
        await page.getByText(`${title} 已移出你的看板`).waitFor();
        await line.getByRole('button', { name: '放回我的看板' }).tap();
        await line.getByRole('button', { name: '移出我的看板' }).waitFor();
      }
      await assertFits(page);
      const act = async (name: string) => {
        await card.getByRole('button', { name: '2 班 的操作' }).tap();
        await page.getByRole('menuitem', { name }).tap();
      };
      await act('关闭通知');
      await card.getByText('已关闭通知').waitFor();
      await act('打开通知');
      await card.getByText('已关闭通知').waitFor({ state: 'detached' });
      await act('退出班级');
      await page.getByRole('alertdialog').getByRole('button', { name: '退出班级' }).tap();
      await card.waitFor({ state: 'detached' });
      assert.equal((await teacher(listClasses, {})).items[0]?.members, 0);
      await go(page, '/');
    },
    phone,
  );
});

/** Registered, and spoken for without a browser. */
async function somebody(product: Product, account: Account): Promise<Api> {
  const reply = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  assert.equal(reply.status, 201);
  return apiOf(product, account);
}
