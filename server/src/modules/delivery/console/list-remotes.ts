import type { Locale } from '@board/contracts/constants/locales';
import type { RemoteState, Vitals } from '@board/contracts/schemas/releases';
import { hourMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { usernamesOf } from '../../../people/usernames.repository.ts';
import { type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { instant } from '../../../time/clock.ts';
import { read } from '../../../writing/transaction.ts';
import { toPointer } from '../channels/move-channel.ts';
import { untouched } from '../channels/settings.repository.ts';
import { type DeliveryState, readState } from '../registry/delivery-state.ts';
import { breakageText } from '../releases/breakage.ts';
import type { AnyRelease } from '../releases/candidate.ts';
import { type WaitingBuild, waitingBuilds } from '../releases/waiting-builds.repository.ts';
import { type ReportSum, reportSums } from '../reports/client-reports.repository.ts';
import { readVitals, sizesOf } from './vitals.ts';

const reportDays = 7;
const shellFacts = { title: { 'zh-CN': '主框架', en: 'Shell' }, owner: 'Platform' };

export const reportsSince = (ctx: Pick<Context, 'clock'>): string =>
  instant(ctx.clock.now() - (reportDays - 1) * 24 * hourMs).slice(0, 10);

/** Every remote and the shell, as they are delivered at this moment. */
export function listRemotes(ctx: Context, query: PageQuery) {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const state = await readState(connection);
    const sums = await reportSums(connection, reportsSince(ctx));
    const vitals = await readVitals(connection, state, sums);
    const people = [...state.settings.values()].flatMap(({ canaryPeople }) => canaryPeople);
    const names = await usernamesOf(connection, people);
    const waiting = await waitingBuilds(connection);
    const all = [...new Set([...state.pointers, ...waiting].map(({ remote }) => remote))];
    const shown = all.slice(page.offset, page.offset + page.limit);
    const since = instant(ctx.clock.now() - hourMs);
    const remotes = shown.map((remote) =>
      remoteState(state, remote, {
        names,
        since,
        sums: sums.filter((sum) => sum.remote === remote),
        live: vitals(remote),
        waiting: waiting.find((build) => build.remote === remote),
        locale: ctx.locale,
      }),
    );
    return paged(page, remotes, all.length);
  });
}

interface Beside {
  names: ReadonlyMap<string, string>;
  since: string;
  sums: readonly ReportSum[];
  live: Vitals[];
  waiting: WaitingBuild | undefined;
  locale: Locale;
}

function remoteState(state: DeliveryState, remote: string, beside: Beside): RemoteState {
  const pointers = state.pointers.filter((pointer) => pointer.remote === remote);
  const stable = pointers.find(({ channel }) => channel === 'stable');
  const release: AnyRelease | undefined = readRelease(stable ?? pointers[0]);
  const settings = state.settings.get(remote) ?? untouched;
  const { disabled } = settings;
  const isFailing = beside.sums.some(({ last_at }) => last_at >= beside.since);
  return {
    name: remote,
    ...(release && 'descriptor' in release
      ? { title: release.descriptor.title, owner: release.descriptor.owner }
      : shellFacts),
    version: stable?.version ?? null,
    channels: pointers.map((pointer) => toPointer(pointer)),
    is_local: stable?.origin === 'local',
    disabled,
    self_help: settings.selfHelp,
    health: disabled ? 'off' : isFailing ? 'failing' : stable ? 'ok' : 'empty',
    ...sizesOf(release ?? { files: [] }),
    errors: beside.sums.reduce((sum, { errors }) => sum + errors, 0),
    live: beside.live,
    canary: {
      usernames: settings.canaryPeople.flatMap((id) => beside.names.get(id) ?? []).sort(),
      roles: [...settings.canaryRoles],
      automatic: settings.canaryAutomatic,
      share: settings.canaryShare,
      since: settings.canarySince,
    },
    waiting: waitingOf(beside, stable?.version),
  };
}

/** What an admin has promoted meanwhile waits no more. */
function waitingOf({ waiting, locale }: Beside, served?: string): RemoteState['waiting'] {
  if (!waiting || waiting.version === served) return null;
  const { version, at, breakages } = waiting;
  const problems = breakages.map((breakage) => ({
    remote: breakage.remote,
    message: breakageText(breakage, locale),
  }));
  return { version, at, problems };
}

const readRelease = (pointer: { release: string } | undefined): AnyRelease | undefined =>
  pointer && (JSON.parse(pointer.release) as AnyRelease);
