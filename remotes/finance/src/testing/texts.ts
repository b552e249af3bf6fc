import lateEn from '../messages/late/en.json';
import lateZh from '../messages/late/zh-CN.json';
import { remote } from '../remote.tsx';

/** All that this remote says, for what is drawn without its loader. */
export const messages = {
  namespace: 'finance',
  catalogs: remote.messages,
  later: { en: lateEn, 'zh-CN': lateZh },
};
