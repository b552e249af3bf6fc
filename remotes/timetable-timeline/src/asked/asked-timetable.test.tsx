import { events } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { AskedTimetable } from './asked-timetable.tsx';

test.each([
  ['Can you share my timetable with Mei?', 'Share the timetable', 'share'],
  ['把课表分享给同学', 'Share the timetable', 'share'],
  ['How do I import my timetable?', 'Import a timetable', 'import'],
  ['帮我安排期末复习', 'Plan revision', 'revision'],
])('%s leads to it', async (message, name, layer) => {
  const opened: unknown[] = [];
  const stop = events.on('ui.layer', (each) => opened.push(each));
  const { person } = renderBoard(<AskedTimetable message={message} />, { messages });
  await person.click(screen.getByRole('button', { name }));
  expect(opened).toEqual([{ remote: 'timetable-timeline', layer }]);
  stop();
});

test.each(['', 'What is on my timetable today?', 'I spent 18 on lunch'])(
  'nothing is offered for ‘%s’',
  (message) => {
    renderBoard(<AskedTimetable message={message} />, { messages });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
