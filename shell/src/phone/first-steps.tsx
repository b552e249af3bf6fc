import { openLayer, useText } from '@board/platform';
import { Dialog, Icon } from '@board/ui';
import { useAskAssistant } from '../commands/use-ask-assistant.ts';
import { useIsHere } from '../remotes/remotes-here.ts';
import { SheetLine, SheetLines } from './sheet-lines.tsx';

interface FirstStepsProps {
  /** One was taken. */
  onStep?: () => void;
  /** Nothing else tells that somebody began by a question. */
  onAsk?: () => void;
}

/** The ways to begin, none of them the right one. */
export function FirstSteps({ onStep, onAsk }: FirstStepsProps) {
  const t = useText('shell');
  const isHere = useIsHere();
  const ask = useAskAssistant();
  const timetable = isHere('timetable-timeline');
  const steps = [
    ['import', 'upload', timetable, () => openLayer('timetable-timeline', 'import')],
    ['course', 'week', timetable, () => openLayer('timetable-timeline', 'course')],
    ['sample', 'eye', timetable, () => openLayer('timetable-timeline', 'sample')],
    [
      'ask',
      'chat',
      isHere('ai-chat'),
      () => {
        onAsk?.();
        ask();
      },
    ],
  ] as const;
  return (
    <SheetLines>
      {steps.map(
        ([name, icon, offered, take]) =>
          offered && (
            <SheetLine
              key={name}
              icon={icon}
              detail={t(`first.${name}Detail`)}
              note={<Icon name="right" size="small" />}
              onSelect={() => {
                onStep?.();
                take();
              }}
            >
              {t(`first.${name}`)}
            </SheetLine>
          ),
      )}
    </SheetLines>
  );
}

/** The same from anywhere, also for who has begun. */
export function BeginSheet({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  return (
    <Dialog open onClose={onClose} title={t('first.title')} size="small">
      <FirstSteps onStep={onClose} />
    </Dialog>
  );
}
