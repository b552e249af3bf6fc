import { paths } from '@board/contracts/constants/paths';
import {
  openLayer,
  toast,
  useFormat,
  useNow,
  useSession,
  useTimeZone,
  useToday,
} from '@board/platform';
import { Link, useAddress } from '@board/platform/router';
import { addDays, dayMinutes, dayNumber, daysFrom, minutesOf, wallIn } from '@board/time';
import {
  Button,
  IconButton,
  LoadProblem,
  phone,
  Row,
  Segmented,
  useMedia,
  useWhole,
} from '@board/ui';
import { Page, Section } from '@board/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import { AddFriend } from './add-friend.tsx';
import { BestPlaces } from './best-places.tsx';
import { DayTable } from './day-table.tsx';
import { bestPlaces, isOver, spansOf } from './free-together.ts';
import { FriendLine, type Told } from './friend-line.tsx';
import { useOwnBusy } from './together.queries.ts';
import styles from './together-page.module.css';
import { useLinks } from './use-links.ts';

const lengths = ['30', '60', '90', '120'] as const;

/** When are we all free: over the links that friends have sent, and one's own days. */
export function TogetherPage() {
  const t = useTexts();
  const format = useFormat();
  const zone = useTimeZone();
  const wall = wallIn(zone, useNow());
  const today = useToday();
  const isPhone = useMedia(phone);
  const span = isPhone ? 3 : 7;
  const [turned, setTurned] = useState(0);
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>('60');
  const [besideId, setBeside] = useState<string | null>(null);
  const [known, setKnown] = useState<Readonly<Record<string, Told>>>({});
  const links = useLinks();
  useLinkOfAddress(links.add);
  // Late in the evening the first column would be empty.
  const first = isOver(minutesOf(wall.time)) ? addDays(today, 1) : today;
  const from = addDays(first, turned * span);
  const until = addDays(from, span - 1);
  const { user } = useSession();
  const request = useOwnBusy(from, until);
  // Nobody is counted by the hours of other days: the former stand until everybody's have come.
  const { start, end, own, told } = useWhole(
    { start: from, end: until, own: request.data, told: known },
    !request.isLoading &&
      !request.error &&
      links.links.every((secret) => known[secret]?.until === until),
  );
  const days = daysFrom(start, end);

  const me = { id: 'me', name: t('together.me'), busy: spansOf(own?.busy ?? [], zone) };
  const friends = links.links.flatMap((secret) => {
    const friend = told[secret]?.shared;
    return friend ? [{ id: secret, name: friend.name, busy: spansOf(friend.busy, zone) }] : [];
  });
  const people = [me, ...friends];
  // Whoever is alone there is told to add links, and need not look for where.
  const addsAbove = isPhone && links.links.length === 0;
  const beside = friends.find(({ id }) => id === besideId);
  const now = dayNumber(wall.day) * dayMinutes + minutesOf(wall.time);

  return (
    <Page
      size="wide"
      title={t('together.title')}
      back={<Link to={paths.timetable}>{t('coursePage.back')}</Link>}
      actions={
        <Button
          icon="link"
          label={t('share.title')}
          onClick={() => openLayer('timetable-timeline', 'share')}
        />
      }
    >
      <LoadProblem request={request} failed={t('together.failed')} />
      <div className={styles.columns}>
        <section aria-label={t('together.days')}>
          <Row>
            <span className={styles.range}>{format.span(start, end)}</span>
            <IconButton
              icon="left"
              label={t('together.before')}
              disabled={turned === 0}
              onClick={() => setTurned(turned - 1)}
            />
            <IconButton
              icon="right"
              label={t('together.after')}
              onClick={() => setTurned(turned + 1)}
            />
          </Row>
          <p className={styles.note}>
            {beside
              ? t('together.besideOf', { name: beside.name })
              : t(friends.length > 0 ? 'together.counts' : 'together.mine')}
          </p>
          {addsAbove && <AddFriend onAdd={links.add} />}
          <DayTable people={people} days={days} beside={beside} now={now} />
        </section>
        <div>
          <BestPlaces
            places={own ? bestPlaces(people, days, Number(minutes), now) : []}
            people={people.length}
          >
            <Segmented
              label={t('together.length')}
              options={lengths.map((value) => ({ value, label: t('together.minutes', { value }) }))}
              value={minutes}
              onChange={setMinutes}
            />
          </BestPlaces>
          <Section title={t('together.people', { count: people.length })}>
            <ul className={styles.friends}>
              <li>
                <span>
                  <b>{me.name}</b> <small>{user?.username}</small>
                </span>
              </li>
              {links.links.map((secret) => (
                <FriendLine
                  key={secret}
                  {...{ secret, from, until }}
                  isBeside={secret === besideId}
                  onKnown={(friend) => setKnown((before) => ({ ...before, [secret]: friend }))}
                  onBeside={() => setBeside(secret === besideId ? null : secret)}
                  onRemove={() => links.remove(secret)}
                />
              ))}
            </ul>
            {!addsAbove && <AddFriend onAdd={links.add} />}
            <p className={styles.note}>{t('together.note')}</p>
          </Section>
        </div>
      </div>
    </Page>
  );
}

/** A link that leads here brings its friend along, once. */
function useLinkOfAddress(add: (secret: string) => boolean): void {
  const t = useTexts();
  const [address, change] = useAddress();
  const brought = address.get('with');
  const take = useEffectEvent((secret: string) => {
    if (/^[A-Za-z0-9_-]{43}$/.test(secret) && !add(secret))
      toast({ tone: 'error', message: t('together.full') });
    change({ with: '' });
  });
  useEffect(() => {
    if (brought) take(brought);
  }, [brought]);
}
