import { late, Skeleton } from '@board/ui';
import type { ToldBrief } from './briefs.queries.ts';

interface BriefPlaceProps {
  readonly brief: ToldBrief;
}

const headHeight = 46;
const lineHeight = 57;

/** The card comes with its own code; its place is as high before. */
export const BriefPlace = late<BriefPlaceProps>(
  async () => {
    const [{ BriefCard }] = await Promise.all([
      import('./brief-card.tsx'),
      import('../messages/late/words.ts'),
    ]);
    return BriefCard;
  },
  { meanwhile: ({ brief }) => <Skeleton height={headHeight + brief.lines.length * lineHeight} /> },
);
