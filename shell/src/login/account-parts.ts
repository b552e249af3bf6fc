import { addMessages } from '@board/platform/host';
import en from '../messages/account/en.json';
import zh from '../messages/account/zh-CN.json';

/** What the sign-in page may come to beside name and password, in one file with its words. */
addMessages('shell', { 'zh-CN': zh, en });

export { ConfirmEmailPage } from './email/confirm-email-page.tsx';
export { PasskeyWay } from './passkey-way.tsx';
export { PrivacyPage } from './privacy/privacy-page.tsx';
export { RegisterForm } from './register-form.tsx';
export { ResetPage } from './reset/reset-page.tsx';
export { SchoolPage } from './school/school-page.tsx';
export { SchoolWays } from './school/school-ways.tsx';
export { SecondStep } from './second-step.tsx';
