import { type ApiToken, listApiTokens, revokeApiToken } from '@board/contracts/calls/api-tokens';
import { holdsScope, type TokenScope, tokenAreas } from '@board/contracts/constants/api-tokens';
import { mcpPath } from '@board/contracts/constants/oauth';
import {
  attempt,
  isSure,
  useApi,
  useFormat,
  useLocale,
  useNow,
  useText,
  useWrite,
} from '@board/platform';
import { Button, classNames, Row } from '@board/ui';
import { useState } from 'react';
import { LoadTrouble } from '../parts/load-trouble.tsx';
import styles from '../parts/profile.module.css';
import { Section } from '../parts/section.tsx';
import { useAgo } from '../parts/use-ago.ts';
import { NewApiToken } from './new-api-token.tsx';

/** What other programs speak for one with. */
export function ApiTokensSection() {
  const t = useText('shell');
  const locale = useLocale();
  const request = useApi(listApiTokens, {});
  const { data, mutate } = request;
  const { write, pending } = useWrite(revokeApiToken);
  const [making, setMaking] = useState(false);

  async function revoke({ id, name }: ApiToken) {
    const sure = await isSure(
      t('profile.tokens.revokeTitle', { name }),
      t('profile.tokens.revokeText'),
      t('profile.tokens.revoke'),
    );
    if (!sure) return;
    const work = () => write({ params: { id } }).finally(() => mutate());
    await attempt(work, { done: t('profile.tokens.revoked'), failed: t('actions.failed') });
  }

  return (
    <Section id="tokens" title={t('profile.tokens.title')} about={t('profile.tokens.about')}>
      <LoadTrouble request={request} />
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((token) => (
            <li key={token.id} className={classNames(styles.line, styles.tall)}>
              <TokenWords token={token} />
              <Button
                needsNetwork
                size="small"
                variant="quiet"
                disabled={pending}
                label={t('profile.tokens.revoke')}
                aria-label={t('profile.tokens.revokeThis', { name: token.name })}
                onClick={() => void revoke(token)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {t('profile.tokens.mcp', { mcp: `${location.origin}${mcpPath}` })}
      </p>
      <Row>
        <Button needsNetwork label={t('profile.tokens.make')} onClick={() => setMaking(true)} />
        <a href={`/api/docs?language=${locale}`} target="_blank" rel="noopener">
          {t('profile.tokens.docs')}
        </a>
      </Row>
      {making && <NewApiToken onMade={() => void mutate()} onClose={() => setMaking(false)} />}
    </Section>
  );
}

function TokenWords({ token }: { token: ApiToken }) {
  const t = useText('shell');
  const locale = useLocale();
  const now = useNow();
  const ago = useAgo();
  const { instant } = useFormat();
  const areasWith = (right: 'read' | 'write', but: readonly string[] = []) =>
    tokenAreas.filter(
      (area) => holdsScope(token.scopes, `${right}:${area}` as TokenScope) && !but.includes(area),
    );
  const changed = areasWith('write');
  const rights = { write: changed, read: areasWith('read', changed) };
  const names = new Intl.ListFormat(locale);
  const used = token.last_used_at;
  const isOver = Date.parse(token.expires_at) <= now;
  return (
    <span>
      {token.name}
      {token.program_host !== null && (
        <span className={styles.note}>
          {t('profile.tokens.letIn', { host: token.program_host })}
        </span>
      )}
      {(['write', 'read'] as const).map(
        (right) =>
          rights[right].length > 0 && (
            <span key={right} className={styles.note}>
              {t(`profile.tokens.holds.${right}`, {
                areas: names.format(rights[right].map((area) => t(`profile.tokens.area.${area}`))),
              })}
            </span>
          ),
      )}
      <span className={styles.note}>
        {t(isOver ? 'profile.tokens.over' : 'profile.tokens.until', {
          time: instant(token.expires_at),
        })}
        {' · '}
        {used
          ? t('profile.passkeys.used', {
              time: ago(used),
            })
          : t('profile.passkeys.unused')}
      </span>
    </span>
  );
}
