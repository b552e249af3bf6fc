import type { InputOf } from '@board/contracts/calls/call';
import { readConsent } from '@board/contracts/calls/oauth';
import { useApi, useText } from '@board/platform';
import { Button } from '@board/ui';
import { Page } from '@board/ui/page';
import { Link, useSearchParams } from 'react-router-dom';
import { leaveFor } from '../../base/leave-for.ts';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import { LoadTrouble } from '../parts/load-trouble.tsx';
import { ConsentForm } from './consent-form.tsx';

type Asked = InputOf<typeof readConsent>['query'];

/** Whatever else a program puts into the address is for others. */
const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const satisfies readonly (keyof Asked)[];

/** A program sent the browser here, so that its person says what it may. */
export function ConsentPage() {
  const t = useText('shell');
  const [query] = useSearchParams();
  const asked = Object.fromEntries(
    names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  ) as Asked;
  const request = useApi(readConsent, { query: asked }, { revalidateOnFocus: false });
  const { data } = request;
  useDocumentTitle(t('profile.consent.title'));

  return (
    <Page
      size="narrow"
      title={t('profile.consent.title')}
      back={<Link to="/">{t('notFound.home')}</Link>}
    >
      <LoadTrouble request={request} />
      {/* Whoever registers a program chooses its address, so nobody is led there without a press (RFC 9700, 4.11.2). */}
      {data?.program === null && (
        <>
          <p>{t('profile.consent.notGiven')}</p>
          <Button
            label={t('profile.consent.goBack', { host: new URL(data.leads_to).host })}
            onClick={() => leaveFor(data.leads_to)}
          />
        </>
      )}
      {data?.program && (
        <ConsentForm program={data.program} asked={asked} refusal={data.leads_to} />
      )}
    </Page>
  );
}
