import { slotContracts } from '@board/contracts/schemas/slots';
import { events, Slot } from '@board/platform';
import { renderBoard } from './render-board.tsx';

it('holds what is said against what its event carries', () => {
  const heard = jest.fn();
  const stop = events.on('transaction.add', heard);
  events.emit('transaction.add', { date: '2026-11-18' });
  expect(heard).toHaveBeenCalledWith({ date: '2026-11-18' });
  expect(() => events.emit('transaction.add', { date: 'tomorrow' })).toThrow(
    "the event 'transaction.add' /date",
  );
  stop();
});

it('holds what a remote passes to a place of its own against the contract', () => {
  const { example } = slotContracts.task;
  const { container } = renderBoard(<Slot name="task" about={example} />);
  expect(container.querySelector('[data-slot="task"]')).not.toBeNull();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderBoard(<Slot name="task" about={{ ...example, id: '7' }} />)).toThrow(
    "the slot 'task' /id",
  );
});
