import {
  deleteWebhook,
  listWebhooks,
  tryWebhook,
  type Webhook,
} from '@board/contracts/calls/webhooks';
import { attempt, isSure, useApi, useText, useWrite } from '@board/platform';
import { Button, classNames, Row } from '@board/ui';
import { useState } from 'react';
import { LoadTrouble } from '../parts/load-trouble.tsx';
import styles from '../parts/profile.module.css';
import { Section } from '../parts/section.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookWords } from './webhook-words.tsx';

/** Who is told that something has changed. */
export function WebhooksSection() {
  const t = useText('shell');
  const request = useApi(listWebhooks, {});
  const { data, mutate } = request;
  const tried = useWrite(tryWebhook);
  const dropped = useWrite(deleteWebhook);
  const [making, setMaking] = useState(false);
  const pending = tried.pending || dropped.pending;

  async function send({ id }: Webhook) {
    await attempt(() => tried.write({ params: { id } }).finally(() => mutate()), {
      done: ({ said }) => t('profile.channel.arrived', { said }),
      failed: t('actions.failed'),
    });
  }

  async function remove({ id, name, host }: Webhook) {
    const sure = await isSure(
      t('profile.webhooks.removeTitle', { host: name || host }),
      t('profile.webhooks.removeText'),
      t('profile.remove'),
    );
    if (!sure) return;
    const work = () => dropped.write({ params: { id } }).finally(() => mutate());
    await attempt(work, { done: t('profile.webhooks.removed'), failed: t('actions.failed') });
  }

  return (
    <Section id="webhooks" title={t('profile.webhooks.title')} about={t('profile.webhooks.about')}>
      <LoadTrouble request={request} />
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((hook) => (
            <li key={hook.id} className={classNames(styles.line, styles.tall)}>
              <WebhookWords hook={hook} />
              <Row>
                <Button
                  needsNetwork
                  size="small"
                  disabled={pending}
                  label={t('profile.channel.try')}
                  aria-label={t('profile.webhooks.tryThis', { host: hook.name || hook.host })}
                  onClick={() => void send(hook)}
                />
                <Button
                  needsNetwork
                  size="small"
                  variant="quiet"
                  disabled={pending}
                  label={t('profile.remove')}
                  aria-label={t('profile.webhooks.removeThis', { host: hook.name || hook.host })}
                  onClick={() => void remove(hook)}
                />
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button needsNetwork label={t('profile.webhooks.make')} onClick={() => setMaking(true)} />
      </Row>
      {making && <NewWebhook onMade={() => void mutate()} onClose={() => setMaking(false)} />}
    </Section>
  );
}
