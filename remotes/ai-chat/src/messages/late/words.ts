import { addMessages } from '@board/platform';
import en from './en.json';
import zh from './zh-CN.json';

addMessages('ai-chat', { 'zh-CN': zh, en });
