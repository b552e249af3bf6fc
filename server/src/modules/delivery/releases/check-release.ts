import type { PublicContext } from '../../../context/context.ts';
import { messageOf } from '../../../errors/errors.ts';
import { read } from '../../../writing/transaction.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { breakageText } from './breakage.ts';
import { breakagesOf, comingOf, missingFiles, readCandidate } from './candidate.ts';
import type { Candidate } from './publish-release.ts';

/** What publishing would need and say, without doing it. */
export async function checkRelease(
  ctx: PublicContext,
  { remote, release: value, base_url }: Omit<Candidate, 'by'>,
) {
  const release = readCandidate(remote, value);
  return read(ctx, async (connection) => {
    const missing = base_url === undefined ? await missingFiles(connection, release) : [];
    const breakages = await breakagesOf(connection, release, { filesElsewhere: true });
    return {
      missing: [...new Set(missing.map(({ integrity }) => hashOfIntegrity(integrity)))],
      problems: breakages.map((breakage) => ({
        remote: breakage.remote,
        message: breakageText(breakage, ctx.locale),
      })),
      coming: (await comingOf(connection, release)).map((each) => ({
        remote,
        message: messageOf(each, ctx.locale),
      })),
    };
  });
}
