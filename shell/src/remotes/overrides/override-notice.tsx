import { isSure, toast, useSession, useText } from '@board/platform';
import { Button, Status } from '@board/ui';
import { useEffect, useState } from 'react';
import { useRegistry } from '../registry.ts';
import type { AskedOverride } from './asked-overrides.ts';
import { overrideChannel } from './overridden-registry.ts';
import styles from './override-notice.module.css';
import { mayLoadFrom } from './plain-url.ts';
import { keepOverride, resetOverrides, storedOverrides } from './stored-overrides.ts';

/** Asks before a remote is taken from elsewhere, and says so for as long as one is. */
export function OverrideNotice({ asked }: { asked: readonly AskedOverride[] }) {
  const t = useText('shell');
  const { status } = useSession();
  const overrides = storedOverrides();
  const names = Object.keys(overrides);
  return (
    <>
      {asked.length > 0 && status === 'authenticated' && <AskForOverrides asked={asked} />}
      {names.length > 0 && (
        <section className={styles.notice} aria-label={t('override.label')}>
          <ul>
            {names.map((name) => (
              <OverrideLine key={name} name={name} url={overrides[name] ?? ''} />
            ))}
          </ul>
          <Button size="small" onClick={resetOverrides} label={t('override.reset')} />
        </section>
      )}
    </>
  );
}

function OverrideLine({ name, url }: { name: string; url: string }) {
  const t = useText('shell');
  const { registry } = useRegistry();
  const runs = registry?.remotes.some(
    (remote) => remote.name === name && remote.channel === overrideChannel,
  );
  const fill = { name, origin: URL.parse(url)?.host ?? url };
  return (
    <li>
      {registry && !runs ? (
        <Status tone="error">{t('override.failed', fill)}</Status>
      ) : (
        <Status tone="warning">{t('override.runs', fill)}</Status>
      )}
    </li>
  );
}

/** Only a person who may, and who was asked, ever runs what an address names. */
function AskForOverrides({ asked }: { asked: readonly AskedOverride[] }) {
  const t = useText('shell');
  const { registry } = useRegistry();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!registry || done) return;
    setDone(true);
    void askAll();

    async function askAll() {
      let changed = false;
      for (const { remote, url } of asked) {
        const fill = { name: remote, url };
        if (!mayLoadFrom(url, registry?.overrideOrigins)) {
          toast({ tone: 'warning', message: t('override.refused', fill) });
        } else if (
          await isSure(t('override.title', fill), t('override.text', fill), t('override.confirm'))
        ) {
          keepOverride(remote, url);
          changed = true;
        }
      }
      if (changed) location.reload();
    }
  }, [registry, done, asked, t]);

  return null;
}
