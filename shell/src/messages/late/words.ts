import { addMessages } from '@board/platform/host';
import en from './en.json';
import zh from './zh-CN.json';

addMessages('shell', { 'zh-CN': zh, en });
