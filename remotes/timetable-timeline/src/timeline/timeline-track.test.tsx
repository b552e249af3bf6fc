import { renderBoard, someTask } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { messages } from '../testing/texts.ts';
import { TimelineTrack } from './timeline-track.tsx';

function Day() {
  const [times, setTimes] = useState<readonly string[]>([]);
  return (
    <>
      {['16:00-17:00', '12:00-13:00'].map((time) => (
        <button key={time} type="button" onClick={() => setTimes([...times, time])}>
          {time}
        </button>
      ))}
      <TimelineTrack
        day="2026-11-18"
        now={420}
        lessons={[]}
        exams={[]}
        tasks={times.map((time, at) => ({ ...someTask({ id: `${at}` }), time }))}
        complete
        onOpenLesson={() => {}}
      />
    </>
  );
}

class LaidOut {
  readonly laidOut: () => void;
  constructor(laidOut: () => void) {
    this.laidOut = laidOut;
  }
  observe() {
    this.laidOut();
  }
  disconnect() {}
}

test('it opens at what comes late as well, unless somebody has moved it', async () => {
  window.ResizeObserver = LaidOut as unknown as typeof ResizeObserver;
  const { person } = renderBoard(<Day />, { messages, timeZone: 'UTC' });
  const hours = screen.getByRole('region', { name: /Timeline/ });
  expect(hours.scrollLeft).toBe(0);
  await person.click(screen.getByRole('button', { name: '16:00-17:00' }));
  expect(hours.scrollLeft).toBeGreaterThan(100);
  hours.scrollLeft = 5;
  await person.click(screen.getByRole('button', { name: '12:00-13:00' }));
  expect(hours.scrollLeft).toBe(5);
});
