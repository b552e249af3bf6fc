import type { BoardModule } from '../layout/board-modules.ts';

export const aModule = (
  id: string,
  column: BoardModule['column'],
  order: number,
  partOf?: string,
): BoardModule => ({
  id,
  remote: 'a-remote',
  title: { 'zh-CN': id, en: id },
  column,
  order,
  height: 100,
  ...(partOf && { partOf }),
});
