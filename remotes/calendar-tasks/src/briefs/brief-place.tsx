import { late, Skeleton } from '@board/ui';
import { withWords } from '../messages/late/with-words.ts';
import type { ToldBrief } from './briefs.queries.ts';

interface BriefPlaceProps {
  readonly brief: ToldBrief;
}

const headHeight = 46;
const lineHeight = 57;

/** The card comes with its own code; its place is as high before. */
export const BriefPlace = late<BriefPlaceProps>(
  async () => (await withWords(import('./brief-card.tsx'))).BriefCard,
  { meanwhile: ({ brief }) => <Skeleton height={headHeight + brief.lines.length * lineHeight} /> },
);
