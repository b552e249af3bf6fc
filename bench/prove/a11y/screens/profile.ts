import { type Act, fill, inTurn, press } from '../press.ts';
import { dialog, question, type Screen } from './screen.ts';

/** A hill in the evening, wider than high. */
function paint(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to paint with.');
  const shapes = [
    ['#8fb3d9', 240, 160, 480],
    ['#f2c078', 300, 140, 48],
    ['#4d7c5a', 160, 520, 300],
  ] as const;
  for (const [colour, x, y, radius] of shapes) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}

const choosesPicture: Act = async (page) => {
  const buffer = Buffer.from(await page.evaluate(paint), 'base64');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.locator(dialog).first().waitFor();
};
const wrong = '[aria-invalid=true]';
/** As who mends it does: what has the focus is whole below the head. */
const toTheFirst: Act = (page) => page.locator(wrong).first().focus();
/** What stands before it is under the head, and there again after a scroll, which axe cannot know. */
const refusing = `section:has(${wrong})`;
const edits = press('shell', 'profile.info.edit', 'textarea');

/** The profile, read and edited, and what opens above it. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', path: '/profile', ready: 'h1' },
  { name: 'profile form', path: '/profile', ready: 'h1', act: edits },
  {
    name: 'username changed, the question',
    path: '/profile',
    ready: 'h1',
    act: inTurn(
      edits,
      fill('shell', 'fields.username', 'another_name'),
      press('shell', 'actions.save', question),
    ),
  },
  { name: 'picture', path: '/profile', ready: 'h1', act: choosesPicture },
  {
    name: 'school, nothing typed',
    path: '/profile',
    ready: 'h1',
    act: inTurn(press('shell', 'profile.education.save', wrong), toTheFirst),
    part: refusing,
  },
  {
    name: 'password, nothing typed',
    path: '/profile',
    ready: 'h1',
    act: inTurn(press('shell', 'profile.security.change', wrong), toTheFirst),
    part: refusing,
  },
  {
    name: 'password changed, the question',
    path: '/profile',
    ready: 'h1',
    act: inTurn(
      fill('shell', 'profile.security.current', 'red-black-tree'),
      fill('shell', 'profile.security.next', 'splay-tree'),
      fill('shell', 'profile.security.confirmation', 'splay-tree'),
      press('shell', 'profile.security.change', question),
    ),
  },
  {
    name: 'account deletion',
    path: '/profile',
    ready: 'h1',
    act: press('shell', 'profile.account.delete', dialog),
  },
  {
    name: 'token form',
    path: '/profile',
    ready: 'h1',
    act: press('shell', 'profile.tokens.make', dialog),
  },
];
