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

interface KnownForm {
  readonly isFilled: () => boolean;
  readonly leave: () => void;
}
const known = new Set<KnownForm>();

/** A form is known while it is shown. */
export function knowForm(form: KnownForm): () => void {
  known.add(form);
  return () => known.delete(form);
}

export const isFilled = (values: object, initial: object): boolean =>
  JSON.stringify(values) !== JSON.stringify(initial);
const allFilled = () => [...known].filter((form) => form.isFilled());
export const isAnyFilled = (): boolean => allFilled().length > 0;

export const maySurelyLeave = (): Promise<boolean> =>
  confirm({ ...words[boardState.locale], danger: true });

/** One question for all forms that are filled in; then each is left as by its own way out. */
export async function leaveForms(): Promise<boolean> {
  const sure = !isAnyFilled() || (await maySurelyLeave());
  if (sure) for (const form of allFilled()) form.leave();
  return sure;
}
