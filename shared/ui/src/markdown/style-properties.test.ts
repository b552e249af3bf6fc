import { isAllowed } from './style-properties.ts';

test.each([
  ['color', 'rgb(1, 2, 3)'],
  ['font-family', '"Noto Sans", serif'],
  ['font-family', "'url(in quotes)'"],
  ['background-image', 'linear-gradient(RGB(1, 2, 3), red)'],
  ['width', 'calc((100% - 2px) / 3)'],
])('%s may be %s', (property, value) => {
  expect(isAllowed(property, value)).toBe(true);
});

test.each([
  ['position', 'fixed'],
  ['color', ''],
  ['background-image', 'url(https://elsewhere.example/seen.png)'],
  ['background-image', 'linear-gradient(image-set("a.png" 1x), red)'],
  ['font-family', '"a" url(x) "'],
  // An escaped quote does not end a text: between these two stands no text, but a picture.
  ['background-image', String.raw`"\"" url(https://elsewhere.example) "\""`],
  ['background-image', String.raw`"" url\28 https://elsewhere.example`],
])('%s may not be %s', (property, value) => {
  expect(isAllowed(property, value)).toBe(false);
});
