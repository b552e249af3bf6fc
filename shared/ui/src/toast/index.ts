export { ToastRegion } from './toast-region.tsx';
export { dismissToast, showToast, type ToastMessage } from './toasts.ts';
