import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Pager } from '../pager/pager.tsx';
import { Meter, ProgressBar } from '../progress/progress.tsx';
import { Status } from '../status/status.tsx';
import type { Column, Sorting } from '../table/columns.ts';
import { Table } from '../table/table.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

interface Course {
  readonly name: string;
  readonly room: string;
  readonly sessions: number;
}

const courses: readonly Course[] = [
  { name: 'Linear Algebra', room: 'A-302', sessions: 32 },
  { name: 'Data Structures', room: 'B-105', sessions: 48 },
];

const columns: readonly Column<Course>[] = [
  { id: 'name', header: 'Course', lead: true, sortable: true, cell: (course) => course.name },
  { id: 'room', header: 'Room', cell: (course) => course.room },
  { id: 'status', header: 'Status', cell: () => <Status tone="success">Active</Status> },
  { id: 'sessions', header: 'Sessions', align: 'end', cell: (course) => course.sessions },
];

export function DataSection() {
  const [page, setPage] = useState(3);
  const [tab, setTab] = useState<'wide' | 'narrow' | 'none'>('wide');
  return (
    <Section title="Tables, pages, progress" of={pieces.data}>
      <Tabs
        label="Widths of a table"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'wide', label: 'Wide', content: <CourseTable label="Courses" /> },
          {
            value: 'narrow',
            label: 'Narrow',
            content: (
              <div className={styles.narrow}>
                <CourseTable label="Courses in a narrow place" />
              </div>
            ),
          },
          {
            value: 'none',
            label: 'Empty',
            content: (
              <Table
                label="No courses"
                columns={columns}
                rows={[]}
                rowKey={(course) => course.name}
                empty="No course yet"
              />
            ),
          },
        ]}
      />
      <Pager page={page} pageSize={20} total={1284} totalPages={65} onChange={setPage} />
      <div className={styles.columns}>
        <ProgressBar label="Importing courses" value={26 / 42} text="26 of 42" />
        <ProgressBar label="Preparing the export" value={null} />
        <Meter label="Storage" value={0.4} text="40 of 100 MB" />
        <Meter label="Storage" value={0.93} text="93 of 100 MB, nearly full" tone="warning" />
      </div>
    </Section>
  );
}

function CourseTable({ label }: { readonly label: string }) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'name', direction: 'ascending' });
  const rows = [...courses].sort(
    (a, b) => a.name.localeCompare(b.name) * (sorting.direction === 'ascending' ? 1 : -1),
  );
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(course) => course.name}
      sorting={sorting}
      onSort={setSorting}
      actionsLabel="Actions"
      rowActions={(course) => <IconButton icon="edit" size="small" label={`Edit ${course.name}`} />}
    />
  );
}
