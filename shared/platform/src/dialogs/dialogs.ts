import type { Locale } from '@board/contracts/constants/locales';
import type {
  ConfirmRequest,
  ConflictRequest,
  KeptVersion,
  LayerAbout,
  Toast,
} from '@board/contracts/events/event-map';
import { isWaiting } from '../api/waiting-replies.ts';
import { events } from '../events/events.ts';
import { boardState } from '../state/board-state.ts';

/** A line at the edge of the screen; the shell draws it. */
export function toast(options: Toast): void {
  events.emit('ui.toast', options);
}

const words: Record<Locale, { waits: string; undo: string }> = {
  'zh-CN': { waits: '没有网络，已保存在本机，网络恢复后发送', undo: '撤销' },
  en: { waits: 'No network: kept on this device and sent when the network is back', undo: 'Undo' },
};

/** What is said of a write: where it went, and how it is taken back. */
export interface Written extends Omit<Toast, 'tone'> {
  /** The way back, under the word that it has everywhere. */
  undo?: (() => unknown) | undefined;
}

/** Says of a write that it is done, or that it only waits. */
export function toastWritten(reply: unknown, { message, undo, ...written }: Written): void {
  const said = words[boardState.locale];
  const rest = {
    ...written,
    ...(undo && { action: { label: said.undo, run: () => void undo() } }),
  };
  if (isWaiting(reply)) toast({ ...rest, tone: 'info', message: said.waits });
  else toast({ ...rest, tone: 'success', message });
}

/** Opens a layer of a remote over whichever page is shown; the shell loads what is not here yet. */
export function openLayer(remote: string, layer: string, about?: LayerAbout): void {
  events.emit('ui.layer', about ? { remote, layer, about } : { remote, layer });
}

/** Asks before something that cannot be taken back lightly. */
export function confirm(request: Omit<ConfirmRequest, 'answer'>): Promise<boolean> {
  return new Promise((answer) => events.emit('ui.confirm', { ...request, answer }));
}

/** The same for what is taken away: by default nothing happens. */
export const isSure = (title: string, message: string, confirmLabel: string): Promise<boolean> =>
  confirm({ title, message, confirmLabel, danger: true });

/** Two versions of one thing: the person chooses. */
export function chooseVersion(request: Omit<ConflictRequest, 'answer'>): Promise<KeptVersion> {
  return new Promise((answer) => events.emit('ui.conflict', { ...request, answer }));
}
