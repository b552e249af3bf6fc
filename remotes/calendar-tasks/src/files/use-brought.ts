import { useEffect, useEffectEvent } from 'react';

/** What is pasted or dropped anywhere while the task is open; words that are pasted go where they are meant to. */
export function useBrought(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    };
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, []);
}
