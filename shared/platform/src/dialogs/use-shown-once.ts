import type { Locale } from '@board/contracts/constants/locales';
import { useState } from 'react';
import { boardState } from '../state/board-state.ts';
import { isSure } from './dialogs.ts';

const words: Record<Locale, Parameters<typeof isSure>> = {
  'zh-CN': ['还没有保存，仍要关闭？', '这里的内容只显示这一次，目前还没有复制或下载。', '仍要关闭'],
  en: [
    'Close without keeping it?',
    'It is shown only now, and nothing was copied or downloaded yet.',
    'Close anyway',
  ],
};

/** Of what is shown this once, if it is: who leaves before it was copied or saved is asked. */
export function useShownOnce(shown: unknown, onLeave: () => void) {
  const [kept, setKept] = useState<unknown>();
  async function leave() {
    if (!shown || kept === shown || (await isSure(...words[boardState.locale]))) onLeave();
  }
  return { keep: () => setKept(shown), leave: () => void leave() };
}
