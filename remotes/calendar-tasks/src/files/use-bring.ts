import { taskFileLimit, taskFileTypes } from '@board/contracts/constants/task-files';
import { attempt, newId, toast, useNeedsNetwork } from '@board/platform';
import { useRef, useState } from 'react';
import { useTexts } from '../text.ts';
import { useFileWrites } from './files.queries.ts';
import { useLimitWords } from './use-limit-words.ts';

interface Coming {
  readonly id: string;
  readonly name: string;
}

/** Adds files one after the other, and says at once what the server would refuse. */
export function useBring(taskId: string) {
  const t = useTexts();
  const limits = useLimitWords();
  const offline = useNeedsNetwork();
  const writes = useFileWrites(taskId);
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const way = useRef<Promise<unknown>>(Promise.resolve());

  function hindranceOf(file: File): string | undefined {
    if (offline !== undefined) return offline;
    // Who has no word for its kind sends it: the server looks into it.
    const kinds: readonly string[] = ['', ...taskFileTypes];
    if (!kinds.includes(file.type)) return t('files.otherKind', { name: file.name });
    if (file.size > taskFileLimit.bytes) return t('files.tooLarge', { name: file.name, ...limits });
    return undefined;
  }

  function bring(files: readonly File[]): void {
    for (const file of files) {
      const message = hindranceOf(file);
      if (message === undefined) begin(file);
      else toast({ tone: 'error', message });
    }
  }

  function begin(file: File): void {
    const one = { id: newId(), name: file.name.slice(-taskFileLimit.name) };
    setComing((now) => [...now, one]);
    way.current = way.current.then(async () => {
      await attempt(() => writes.add(one.id, file, one.name), {
        done: t('files.added', { name: one.name }),
        failed: t('files.notAdded', { name: one.name }),
        undo: () => writes.remove(one.id),
      });
      setComing((now) => now.filter(({ id }) => id !== one.id));
    });
  }

  function remove({ id, name }: Coming): void {
    void attempt(() => writes.remove(id), {
      done: t('files.removed', { name }),
      failed: t('files.notRemoved'),
      undo: () => writes.restore(id),
    });
  }

  return { coming, bring, remove, offline };
}
