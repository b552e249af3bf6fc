import { shareDays } from '@board/contracts/constants/planning';
import { attempt, copy, type LayerProps, useShownOnce, useToday } from '@board/platform';
import {
  Button,
  Checkbox,
  Dialog,
  IconButton,
  LoadProblem,
  Segmented,
  SelectField,
  Skeleton,
  TextField,
} from '@board/ui';
import { QrCode } from '@board/ui/qr-code';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { OpenLinks } from './open-links.tsx';
import { addressOf, savePicture } from './save-picture.ts';
import { type Shown, usePicture, useShareWrites } from './share.queries.ts';
import styles from './share-layer.module.css';

/** One's timetable as a picture, or as a link with an end: both show the same. */
export function ShareLayer({ onClose }: LayerProps) {
  const t = useTexts();
  const today = useToday();
  const [shown, setShown] = useState<Shown>({ shows: 'courses', rooms: true, teachers: false });
  const [days, setDays] = useState('7');
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const { keep, leave } = useShownOnce(made, onClose);
  const request = usePicture(shown, today);
  const { create, creating } = useShareWrites();
  const svg = request.data?.svg;
  const failed = t('share.failed');

  function change(part: Partial<Shown>) {
    setShown({ ...shown, ...part });
    setMade(null);
  }

  const make = () =>
    attempt(
      async () => {
        const { share, url } = await create(shown, Number(days));
        setMade({ id: share.id, url });
      },
      { failed },
    );

  return (
    <Dialog
      open
      broad
      size="wide"
      onClose={leave}
      title={t('share.title')}
      footer={
        <>
          <Button
            icon="download"
            disabled={svg === undefined}
            label={t('share.save')}
            onClick={() =>
              void attempt(() => savePicture(svg ?? '', `timetable-${today}.png`), { failed })
            }
          />
          <Button
            variant="primary"
            icon="link"
            needsNetwork
            busy={creating}
            label={t('share.make')}
            onClick={() => void make()}
          />
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <LoadProblem request={request} failed={t('share.notDrawn')} />
          {svg === undefined ? <Skeleton height={320} /> : <Preview svg={svg} />}
        </div>
        <div className={styles.choices}>
          <Segmented
            label={t('share.shows')}
            size="tall"
            options={[
              { value: 'courses', label: t('share.courses') },
              { value: 'busy', label: t('share.busy') },
            ]}
            value={shown.shows}
            onChange={(shows) => change({ shows })}
          />
          {shown.shows === 'courses' ? (
            <div className={styles.whose}>
              <Checkbox
                label={t('share.rooms')}
                checked={shown.rooms}
                onChange={(rooms) => change({ rooms })}
              />
              <Checkbox
                label={t('share.teachers')}
                checked={shown.teachers}
                onChange={(teachers) => change({ teachers })}
              />
            </div>
          ) : (
            <p className={styles.note}>{t('share.busyNote')}</p>
          )}
          <SelectField
            label={t('share.until')}
            value={days}
            options={shareDays.map((count) => ({
              value: String(count),
              label: t('share.days', { count }),
            }))}
            onChange={(value) => {
              setDays(value);
              setMade(null);
            }}
          />
          {made && <NewLink url={made.url} onKept={keep} />}
          <OpenLinks onEnd={(id) => id === made?.id && setMade(null)} />
        </div>
      </div>
    </Dialog>
  );
}

/** Smaller than it is drawn, a press shows it at its own size, where it is moved about. */
function Preview({ svg }: { svg: string }) {
  const t = useTexts();
  const [isLarge, setLarge] = useState(false);
  const picture = <img src={addressOf(svg)} alt={t('share.picture')} />;
  return (
    <>
      {picture}
      <IconButton icon="search" label={t('share.enlarge')} onClick={() => setLarge(true)} />
      <Dialog open={isLarge} broad onClose={() => setLarge(false)} title={t('share.picture')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.large} tabIndex={0} aria-label={t('share.picture')}>
          {picture}
        </section>
      </Dialog>
    </>
  );
}

/** The link, told once: to be copied, or held before a camera. */
function NewLink({ url, onKept }: { url: string; onKept: () => void }) {
  const t = useTexts();
  async function take() {
    if (await copy(url, { done: t('share.copied'), failed: t('share.failed') })) onKept();
  }
  return (
    // On a phone it comes below what is in sight.
    <div className={styles.link} ref={(link) => link?.scrollIntoView({ block: 'nearest' })}>
      <QrCode text={url} label={t('share.code')} />
      <TextField
        label={t('share.link')}
        readOnly
        mono
        value={url}
        onChange={() => {}}
        onCopy={onKept}
      />
      <Button icon="copy" label={t('copy')} onClick={() => void take()} />
      <p className={styles.note}>{t('share.once')}</p>
    </div>
  );
}
