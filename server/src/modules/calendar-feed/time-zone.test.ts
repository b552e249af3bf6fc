import { timeZoneComponent } from './time-zone.ts';

test.each([
  ['Asia/Shanghai', ['STANDARD 19700101T000000 +0800 +0800']],
  [
    'Europe/Berlin',
    expect.arrayContaining([
      'STANDARD 20261025T030000 +0200 +0100',
      'DAYLIGHT 20270328T020000 +0100 +0200',
    ]),
  ],
])('%s has its changes of the clock', (timeZone, expected) => {
  const text = timeZoneComponent(timeZone, Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)).toString();
  const blocks = text.split(/BEGIN:(?=STANDARD|DAYLIGHT)/).slice(1);
  const written = blocks.map((block) => {
    const value = (name: string) => new RegExp(`${name}:(\\S+)`).exec(block)?.[1];
    return [
      block.split(/\s/)[0],
      value('DTSTART'),
      value('TZOFFSETFROM'),
      value('TZOFFSETTO'),
    ].join(' ');
  });
  expect(written).toEqual(expected);
});
