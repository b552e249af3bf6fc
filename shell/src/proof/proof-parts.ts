import { addMessages } from '@board/platform/host';
import en from '../messages/account/en.json';
import zh from '../messages/account/zh-CN.json';

/** The dialog with its words, which are those of signing in. */
addMessages('shell', { 'zh-CN': zh, en });

export { ProofDialog } from './proof-dialog.tsx';
