import { freeTimeTool, listCoursesTool } from './course-tools.ts';
import { addTransactionTool, listTransactionsTool, spendingTool } from './finance-tools.ts';
import { addTaskTool, changeTaskTool, listTasksTool } from './task-tools.ts';
import type { Tool } from './tool.ts';

export const allTools: readonly Tool[] = [
  listTasksTool,
  addTaskTool,
  changeTaskTool,
  listCoursesTool,
  freeTimeTool,
  spendingTool,
  listTransactionsTool,
  addTransactionTool,
];
