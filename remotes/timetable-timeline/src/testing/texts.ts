import lateEn from '../messages/late/en.json';
import lateZh from '../messages/late/zh-CN.json';
import { remote } from '../remote.tsx';

const { en, 'zh-CN': zh } = remote.messages;

/** All that this remote says, for what is drawn without its loader. */
export const messages = {
  namespace: 'timetable-timeline',
  catalogs: { en: { ...en, ...lateEn }, 'zh-CN': { ...zh, ...lateZh } },
};
