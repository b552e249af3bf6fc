import { getReminderChannel, type ReminderChannel } from '@board/contracts/calls/reminder-channel';
import { useApi, useFormat, useText } from '@board/platform';
import { Status } from '@board/ui';
import { LoadTrouble } from './parts/load-trouble.tsx';
import { Section } from './parts/section.tsx';
import { ReminderChannelForm } from './reminder-channel-form.tsx';

/** Where reminders go besides, for whose browser push does not reach. */
export function ReminderChannelSection() {
  const t = useText('shell');
  const request = useApi(getReminderChannel, {});
  const channel = request.data?.channel ?? null;
  return (
    <Section
      id="channel"
      title={t('profile.channel.title')}
      about={t('profile.channel.about')}
      state={channel && <State channel={channel} />}
    >
      <LoadTrouble request={request} />
      <ReminderChannelForm channel={channel} />
    </Section>
  );
}

function State({ channel }: { channel: ReminderChannel }) {
  const t = useText('shell');
  const { instant } = useFormat();
  const { kind, host, is_off, failing_since, failures, problem } = channel;
  const to = `${t(`profile.channel.kind.${kind}`)} · ${host}`;
  if (failing_since === null) return <Status tone="info">{to}</Status>;
  return (
    <>
      <Status tone="warning">
        {t(is_off ? 'profile.channel.off' : 'profile.channel.failing', {
          to,
          count: failures,
          since: instant(failing_since),
        })}
      </Status>
      <p>{problem}</p>
    </>
  );
}
