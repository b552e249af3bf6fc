import type { SlotProps } from '@board/contracts/calls/slots';
import { openLayer } from '@board/platform';
import { Button, Row } from '@board/ui';
import { useTexts } from '../text.ts';

/** What this remote can do by itself, and how people ask for it. */
const deeds = [
  {
    layer: 'share',
    title: 'command.share',
    says: /\b(?:share|send|show)\b.*\b(?:timetable|schedule)\b|(?:分享|发给|发一下).*(?:课表|课程表)|(?:课表|课程表).*(?:分享|发给)/i,
  },
  {
    layer: 'import',
    title: 'command.import',
    says: /\b(?:import|upload)\b.*\b(?:timetable|schedule|courses)\b|(?:导入|上传).*(?:课表|课程)/i,
  },
  {
    layer: 'revision',
    title: 'exam.plan',
    says: /\bplan\b.*\b(?:revision|revising|studying)\b|(?:安排|计划).*复习/i,
  },
] as const;

/** Under what the assistant answered: who asked for one of these is led to it. */
export function AskedTimetable({ message }: SlotProps['asked']) {
  const t = useTexts();
  const meant = deeds.filter(({ says }) => says.test(message));
  if (meant.length === 0) return null;
  return (
    <Row>
      {meant.map(({ layer, title }) => (
        <Button
          key={layer}
          size="small"
          label={t(title)}
          onClick={() => openLayer('timetable-timeline', layer)}
        />
      ))}
    </Row>
  );
}
