import { addMessages } from '@board/platform/host';
import accountEn from '../messages/account/en.json';
import accountZh from '../messages/account/zh-CN.json';
import en from '../messages/profile/en.json';
import zh from '../messages/profile/zh-CN.json';

/** The pages about oneself, in one file with their words. */
addMessages('shell', { 'zh-CN': { ...zh, ...accountZh }, en: { ...en, ...accountEn } });

export { ProfilePage } from './profile-page.tsx';
export { ConsentPage } from './programs/consent-page.tsx';
export { FactorFirstPage } from './sign-in/factor-first-page.tsx';
