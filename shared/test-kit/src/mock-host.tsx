import type { ConfirmRequest, Toast } from '@board/contracts/events/event-map';
import { messageOf, toast, useEvent, useFormat, useNeedsNetwork } from '@board/platform';
import { type FilledSlot, SlotsProvider, useMoments } from '@board/platform/host';
import { MomentsProvider, SayProvider } from '@board/ui';
import { type ReactNode, useState } from 'react';
import { holdEvents, holdSlot } from './held.ts';

holdEvents();

/** Shows what a shell would show, as plainly as it can be found by a test. */
export function MockHost({ children }: { children: ReactNode }) {
  const { clock } = useFormat();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [question, setQuestion] = useState<ConfirmRequest | null>(null);
  useEvent('ui.toast', (toast) =>
    setToasts((shown) => [
      ...shown.filter((other) => !thingsOf(other).some((thing) => thingsOf(toast).includes(thing))),
      toast,
    ]),
  );
  useEvent('ui.confirm', setQuestion);

  const answer = (confirmed: boolean) => {
    setQuestion(null);
    question?.answer(confirmed);
  };
  return (
    <>
      <SlotsProvider value={HeldSlot}>
        <SayProvider
          onSay={sayTrouble}
          messageOf={messageOf}
          clock={clock}
          noNetwork={useNeedsNetwork()}
        >
          <MomentsProvider moments={useMoments()}>{children}</MomentsProvider>
        </SayProvider>
      </SlotsProvider>
      <div role="status">
        {toasts.map((toast, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing of its own
          <p key={index}>
            {toast.message}
            {[toast.open, toast.action].map(
              (each) =>
                each && (
                  <button key={each.label} type="button" onClick={each.run}>
                    {each.label}
                  </button>
                ),
            )}
          </p>
        ))}
      </div>
      {question && (
        <div role="alertdialog" aria-label={question.title}>
          <p>{question.message}</p>
          <button type="button" onClick={() => answer(true)}>
            {question.confirmLabel}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {question.cancelLabel ?? 'Cancel'}
          </button>
        </div>
      )}
    </>
  );
}

const thingsOf = ({ key, about }: Toast): readonly string[] => about ?? (key ? [key] : []);

/** Others would stand here; what they would be given is held against the contract. */
function HeldSlot({ name, about }: FilledSlot) {
  holdSlot(name, about);
  return <div data-slot={name} />;
}

function sayTrouble(message: string): void {
  toast({ tone: 'error', message });
}
