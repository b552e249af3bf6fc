import { type Planned, planned } from './planned.ts';

const open: Planned = { time: null, minutes: null };
const lab: Planned = { time: '16:00-17:30', minutes: 90 };

test.each<[string, Planned, Partial<Planned>, Planned | undefined]>([
  ['a span brings its length', open, { time: '16:00-17:30' }, lab],
  ['a span is surer than a length', open, { time: '16:00-17:30', minutes: 45 }, lab],
  ['a new span, a new length', lab, { time: '09:00-10:00' }, { time: '09:00-10:00', minutes: 60 }],
  ['a new length moves the end', lab, { minutes: 45 }, { time: '16:00-16:45', minutes: 45 }],
  ['a span is as long as it is', lab, { minutes: null }, lab],
  ['its length is kept without the span', lab, { time: null }, { time: null, minutes: 90 }],
  ['or told anew', lab, { time: null, minutes: 30 }, { time: null, minutes: 30 }],
  ['or taken away', lab, { time: null, minutes: null }, open],
  ['without a span it is the plan', open, { minutes: 45 }, { time: null, minutes: 45 }],
  ['a moment has none', open, { time: '16:00-16:00' }, { time: '16:00-16:00', minutes: null }],
  ['nothing changes nothing', lab, {}, lab],
  ['the last minute of the day', lab, { minutes: 479 }, { time: '16:00-23:59', minutes: 479 }],
  ['it may end at midnight', lab, { minutes: 480 }, { time: '16:00-00:00', minutes: 480 }],
  ['or on the next day', lab, { minutes: 600 }, { time: '16:00-02:00', minutes: 600 }],
  ['and is shorter than a day', lab, { minutes: 1_440 }, undefined],
])('%s', (_, before, change, after) => {
  expect(planned(before, change)).toEqual(after);
});
