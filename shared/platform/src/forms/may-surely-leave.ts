import type { Locale } from '@board/contracts/constants/locales';
import { confirm } from '../dialogs/dialogs.ts';
import { boardState } from '../state/board-state.ts';

const words = {
  'zh-CN': {
    title: '放弃填写的内容？',
    message: '填写的内容还没有保存。',
    confirmLabel: '放弃',
    cancelLabel: '继续填写',
  },
  en: {
    title: 'Discard what you filled in?',
    message: 'It has not been saved yet.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
} satisfies Record<Locale, object>;

/** Asks where something was filled in. */
export async function maySurelyLeave(values: object, initial: object): Promise<boolean> {
  const isFilled = JSON.stringify(values) !== JSON.stringify(initial);
  return !isFilled || confirm({ ...words[boardState.locale], danger: true });
}
