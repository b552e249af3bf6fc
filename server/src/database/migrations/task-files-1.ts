import type { Migration } from './migration.ts';

/**
 * Files of tasks. They name their task and do not hang on its row: a series that is planned anew makes
 * the rows of its days anew, and undoing that brings them back.
 */
export const taskFiles1: Migration = {
  name: 'task-files-1',
  up: ({ engine, text, integer, bytes, owner }) => [
    `create table task_files (
      ${owner},
      id ${text} not null,
      task_id ${text} not null,
      name ${text} not null,
      type ${text} not null,
      size ${integer} not null,
      created_at ${text} not null,
      deleted_at ${text},
      thumbnail ${text},
      primary key (user_id, id)
    )`,
    'create index task_files_of_task on task_files (user_id, task_id)',
    `create table task_file_pieces (
      user_id ${text} not null,
      file_id ${text} not null,
      piece ${integer} not null,
      content ${bytes} not null,
      primary key (user_id, file_id, piece),
      foreign key (user_id, file_id) references task_files (user_id, id) on delete cascade
    )`,
    // Pictures and documents are packed already.
    ...(engine === 'postgres'
      ? ['alter table task_file_pieces alter column content set storage external']
      : []),
  ],
};
