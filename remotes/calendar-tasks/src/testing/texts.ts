import en from '../messages/en.json';
import lateEn from '../messages/late/en.json';
import lateZh from '../messages/late/zh-CN.json';
import zh from '../messages/zh-CN.json';

/** All that this remote says, for what is drawn without its loader. */
export const messages = {
  namespace: 'calendar-tasks',
  catalogs: { en: { ...en, ...lateEn }, 'zh-CN': { ...zh, ...lateZh } },
};
