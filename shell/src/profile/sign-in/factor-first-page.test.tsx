import * as calls from '@board/contracts/calls/second-factor';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { shellState } from '../../base/shell-state.ts';
import { shellMessages } from '../../testing/shell-texts.ts';
import { FactorFirstPage } from './factor-first-page.tsx';

const { catalogs } = shellMessages;

test.each(['en', 'zh-CN'] as const)(
  'in %s whoever needs a second factor sets it up, keeps the codes and goes on',
  async (locale) => {
    shellState.factorMissing = true;
    let since: string | null = null;
    const api = mockApi()
      .on(calls.getSecondFactor, () => ({ since, passkeys: [], recovery_codes: since ? 10 : 0 }))
      .on(calls.beginSecondFactor, () => ({ secret: 'GEZDGNBV', uri: 'otpauth://totp/x' }))
      .on(calls.confirmSecondFactor, () => {
        since = '2026-11-18T04:00:00.000Z';
        return { recovery_codes: ['abcdefgh-ijklmnop'] };
      });
    const { person } = renderBoard(<FactorFirstPage />, { messages: shellMessages, locale });
    const { code, factorFirst, profile } = catalogs[locale];
    const { secondFactor, security } = profile;
    expect(await screen.findByRole('heading', { name: factorFirst.title })).toBeVisible();
    await person.click(screen.getByRole('button', { name: secondFactor.setUp }));
    const dialog = await screen.findByRole('dialog', { name: secondFactor.setUpTitle });
    await person.type(within(dialog).getByLabelText(security.current), 'red-black-tree{Enter}');
    await person.type(await within(dialog).findByLabelText(code.label), '287082{Enter}');
    expect(await screen.findByText('abcdefgh-ijklmnop')).toBeVisible();
    await waitFor(() => expect(api.requests(calls.getSecondFactor).length).toBeGreaterThan(1));
    expect(shellState.factorMissing).toBe(true);
    await person.click(screen.getByRole('button', { name: secondFactor.submit.codes }));
    await waitFor(() => expect(shellState.factorMissing).toBe(false));
  },
);
