import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { describedBy } from '../harness/fields.ts';
import { journeys } from '../harness/journey.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

journeys('the profile', (journey) => {
  journey('shows its cards and leads back home', async ({ page }) => {
    await registerSignedIn(page, '/profile');
    await card(page, 'Where you are logged in').getByText('This device').waitFor();
    assert.deepEqual(await page.getByRole('heading', { level: 2 }).allTextContents(), [
      'Preferences',
      'Reminders elsewhere',
      'Personal info',
      'Education system',
      'Security',
      'Where you are logged in',
      'API tokens',
      'Webhooks',
      'Data and account',
    ]);
    await card(page, 'Personal info').getByText('No bio yet').waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('puts everything back that was changed and not wanted', async ({ page }) => {
    const { username, email } = await registerSignedIn(page, '/profile');
    const info = card(page, 'Personal info');
    await info.getByRole('button', { name: 'Edit' }).click();
    await info.getByLabel('Email').fill('another@example.org');
    await info.getByLabel('Bio').fill('Half a sentence');
    await info.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard what you filled in?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await info.getByText('No bio yet').waitFor();
    assert.deepEqual(await info.getByRole('definition').allTextContents(), [
      username,
      email,
      'No bio yet',
    ]);
    await info.getByRole('button', { name: 'Edit' }).click();
    assert.equal(await info.getByLabel('Email').inputValue(), email);
    assert.equal(await info.getByLabel('Bio').inputValue(), '');
  });

  journey('asks before the way back leads away from what was filled in', async ({ page }) => {
    const { username } = await registerSignedIn(page);
    await page.getByRole('button', { name: `Account: ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const info = card(page, 'Personal info');
    await info.getByRole('button', { name: 'Edit' }).click();
    await info.getByLabel('Bio').fill('Half a sentence');
    const question = page.getByRole('alertdialog', { name: 'Discard what you filled in?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname, '/profile');
    assert.equal(await info.getByLabel('Bio').inputValue(), 'Half a sentence');
    await page.waitForFunction(() => history.state?.layers === undefined);
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('says what is wrong beside its field, then saves', async ({ page, watch }) => {
    watch.expect(/status of 4\d\d/);
    const taken = newAccount('zhou_student');
    await page.request.post('/api/auth/register', { data: taken });
    const { email } = await registerSignedIn(page, '/profile');
    const info = card(page, 'Personal info');
    await info.getByRole('button', { name: 'Edit' }).click();
    const [username, mail] = [info.getByLabel('Username'), info.getByLabel('Email')];
    const save = info.getByRole('button', { name: 'Save' });
    const rename = async (name: string) => {
      await username.fill(name);
      await save.click();
      const question = page.getByRole('alertdialog', { name: `Change the username to “${name}”?` });
      await question.getByRole('button', { name: 'Change username' }).click();
    };

    await username.fill('two words');
    await save.click();
    await info.getByText('Use 3 to 20 letters, digits or underscores').waitFor();
    assert.match(await describedBy(username), /Use 3 to 20 letters/);
    await rename(taken.username);
    await info.getByText('username already taken, try another').waitFor();
    assert.match(await describedBy(username), /already taken/);
    await username.fill('lin_renamed');
    await mail.fill('nowhere');
    await save.click();
    await info.getByText('email taken or invalid').waitFor();
    assert.match(await describedBy(mail), /email taken or invalid/);

    await mail.fill(`new.${email}`);
    await info.getByLabel('Bio').fill('Second year, mathematics');
    await rename('lin_renamed');
    await page.getByText('Personal info updated').waitFor();
    await page.reload();
    await info.getByText('lin_renamed', { exact: true }).waitFor();
    assert.deepEqual(await info.getByRole('definition').allTextContents(), [
      'lin_renamed',
      `new.${email}`,
      'Second year, mathematics',
    ]);
  });

  journey(
    'keeps its switches after a reload',
    async ({ page, watch }) => {
      // A browser under test keeps nothing, and such browsers refuse the push service.
      watch.expect(/Push API in incognito mode/);
      await registerSignedIn(page, '/profile');
      const preferences = card(page, 'Preferences');
      const mail = preferences.getByRole('switch', { name: 'Email notifications' });
      const desktop = (checked: boolean) =>
        preferences.getByRole('switch', { name: 'Desktop notifications', checked });
      const before = await mail.isChecked();
      await mail.click();
      await desktop(false).click();
      // Once the browser allows it.
      await desktop(true).waitFor();
      await preferences.getByRole('button', { name: 'Save preferences' }).click();
      await page.getByText('Preferences updated').waitFor();
      await page.reload();
      await desktop(true).waitFor();
      assert.equal(await mail.isChecked(), !before);
    },
    { permissions: ['notifications'] },
  );

  journey('says when the browser allows no notifications', async ({ page }) => {
    await registerSignedIn(page, '/profile');
    const desktop = page.getByRole('switch', { name: 'Desktop notifications' });
    await desktop.click();
    await page.getByText('The browser does not allow notifications').waitFor();
    assert.equal(await desktop.isChecked(), false);
  });

  journey('cuts a picture to what is wanted of it', async ({ page }) => {
    await registerSignedIn(page, '/profile');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await redAndBlue(page) });
    const dialog = page.getByRole('dialog', { name: 'Change picture' });
    const picture = dialog.getByRole('img', { name: /as it will be seen/ });
    // Read by now.
    await dialog.getByRole('slider', { disabled: false }).waitFor();
    await assertAccessible(page, '[role="dialog"]');
    await picture.focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The picture was changed').waitFor();
    await page.reload();
    const avatar = page.getByRole('button', { name: 'Change picture' }).locator('img');
    assert.deepEqual(await avatar.evaluate(edges), { width: 256, left: 'red', right: 'red' });
  });

  journey('refuses what is a picture by its name only', async ({ page }) => {
    await registerSignedIn(page, '/profile');
    const buffer = Buffer.from('These are words.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Change picture' });
    await dialog.getByText('This picture cannot be read').waitFor();
    assert.ok(await dialog.getByRole('button', { name: 'Save' }).isDisabled());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await page.getByRole('main').locator('img').count(), 0);
  });
});

/** A PNG twice as wide as high; its left half is red. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#f00', '#00f'].entries()) {
      if (!context) continue;
      context.fillStyle = colour;
      context.fillRect(at * 200, 0, 200, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Runs in the page. */
async function edges(image: SVGElement | HTMLElement) {
  if (!(image instanceof HTMLImageElement)) throw new Error('That is no picture.');
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const colourAt = (x: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, height / 2, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { width, left: colourAt(4), right: colourAt(width - 4) };
}
