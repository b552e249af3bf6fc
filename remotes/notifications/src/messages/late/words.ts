import { addMessages } from '@board/platform';
import en from './en.json';
import zh from './zh-CN.json';

addMessages('notifications', { 'zh-CN': zh, en });
