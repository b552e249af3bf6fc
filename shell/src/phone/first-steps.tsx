import { loadSampleTerm, removeSampleTerm } from '@board/contracts/calls/terms';
import { attempt, openLayer, toast, useSend, useText } from '@board/platform';
import { Dialog, Icon } from '@board/ui';
import { useAskAssistant } from '../commands/use-ask-assistant.ts';
import { useGoToModule } from '../commands/use-go-to-module.ts';
import { useIsHere } from '../remotes/remotes-here.ts';
import { SheetLine, SheetLines } from './sheet-lines.tsx';

interface FirstStepsProps {
  /** One was taken. */
  onStep?: () => void;
}

/** The ways to begin, none of them the right one. */
export function FirstSteps({ onStep }: FirstStepsProps) {
  const t = useText('shell');
  const isHere = useIsHere();
  const ask = useAskAssistant();
  const loadSample = useSampleTerm();
  const timetable = isHere('timetable-timeline');
  const steps = [
    ['import', 'upload', timetable, () => openLayer('timetable-timeline', 'import')],
    ['course', 'week', timetable, () => openLayer('timetable-timeline', 'course')],
    ['sample', 'eye', timetable, loadSample],
    ['ask', 'chat', isHere('ai-chat'), () => ask()],
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

/** What it has put there can be seen and taken away at once. */
function useSampleTerm(): () => void {
  const t = useText('shell');
  const goTo = useGoToModule();
  const load = useSend(loadSampleTerm);
  const remove = useSend(removeSampleTerm);
  const failed = t('first.sampleFailed');
  return () =>
    void attempt(
      async () => {
        const { courses: count } = await load({});
        toast({
          tone: 'success',
          message: t('first.sampleLoaded', { count }),
          open: { label: t('first.showCourses'), run: () => goTo('courses') },
          action: {
            label: t('first.removeSample'),
            run: () => void attempt(() => remove({}), { done: t('first.sampleRemoved'), failed }),
          },
        });
      },
      { failed },
    );
}
