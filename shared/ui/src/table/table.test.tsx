import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './columns.ts';
import { Table } from './table.tsx';

interface Course {
  readonly name: string;
  readonly room: string;
}

const columns: readonly Column<Course>[] = [
  { id: 'name', header: 'Course', lead: true, sortable: true, cell: (course) => course.name },
  { id: 'room', header: 'Room', cell: (course) => course.room },
];
const rows: readonly Course[] = [{ name: 'Linear Algebra', room: 'A-302' }];

function renderTable(props: Partial<React.ComponentProps<typeof Table<Course>>> = {}) {
  render(
    <Table
      label="Courses"
      columns={columns}
      rows={rows}
      rowKey={(course) => course.name}
      {...props}
    />,
  );
}

test('each row is named by its leading cell and each cell carries its header to the card', () => {
  renderTable();
  const row = screen.getByRole('row', { name: /Linear Algebra/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Linear Algebra');
  expect(within(row).getByRole('cell')).toHaveAttribute('data-label', 'Room');
});

test('a press on the sorted header turns the order', async () => {
  const sort = jest.fn();
  renderTable({ sorting: { column: 'name', direction: 'ascending' }, onSort: sort });
  expect(screen.getByRole('columnheader', { name: 'Course' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Course' }));
  expect(sort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('without rows it says why', () => {
  renderTable({ rows: [], empty: 'No course yet' });
  expect(screen.getByText('No course yet')).toBeVisible();
});
