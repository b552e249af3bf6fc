import type { ServerInfo } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Loaded, Panel, Skeleton, Status } from '@board/ui';
import { Meter } from '@board/ui/progress';
import { useTexts } from '../text.ts';
import { useServerInfo } from './server.queries.ts';
import styles from './server-panel.module.css';

const resources = ['cpu', 'memory', 'disk'] as const;
const highFrom = 80;

/** How busy the machine is, and since when it runs. */
export function ServerPanel() {
  const t = useTexts();
  const request = useServerInfo();
  const uptime = request.data?.uptime.formatted;
  return (
    <Panel title={t('server.title')} note={uptime && t('server.up', { time: uptime })}>
      <Loaded request={request} failed={t('server.failed')} skeleton={<Bars info={undefined} />}>
        {(info) => <Bars info={info} />}
      </Loaded>
    </Panel>
  );
}

function Bars({ info }: { readonly info: ServerInfo | undefined }) {
  const t = useTexts();
  const { percent } = useFormat();
  return (
    <ul className={styles.bars}>
      {resources.map((name) => {
        const used = info?.resources[name].usage_percent;
        if (used === undefined)
          return (
            <li key={name}>
              <Skeleton height={28} />
            </li>
          );
        const high = used >= highFrom;
        const label = t(`server.${name}`);
        return (
          <li key={name}>
            <div className={styles.words}>
              {high ? <Status tone="warning">{t('server.high', { name: label })}</Status> : label}
              <span className={styles.number}>{percent(used / 100)}</span>
            </div>
            <Meter
              label={label}
              hideLabel
              value={used / 100}
              text={percent(used / 100)}
              tone={high ? 'warning' : 'accent'}
            />
          </li>
        );
      })}
    </ul>
  );
}
