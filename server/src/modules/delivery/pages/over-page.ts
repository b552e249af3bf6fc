import type { Locale } from '@board/contracts/constants/locales';
import { messageOf, ServiceError } from '../../../errors/errors.ts';

const board: Record<Locale, string> = { 'zh-CN': '打开看板', en: 'Open the board' };

/** For somebody who followed a link that is over: what he would be shown is not what it led to. */
export const overPage = (locale: Locale): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${messageOf(over, locale)}</title>
<p>${messageOf(over, locale)}</p>
<p><a href="/">${board[locale]}</a></p>
</html>
`;

const over = new ServiceError('delivery.pin_over');
