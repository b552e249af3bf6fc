export { ConfirmDialog, type ConfirmDialogProps, preloadConfirm } from './confirm-dialog.tsx';
