export { ConfirmDialog, preloadConfirm } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog-props.ts';
