import { type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { showToast } from '../toast/toasts.ts';
import { commandsFor } from './commands.ts';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

export interface LayerSectionProps {
  /** Shows what a person did in the layers. */
  readonly onDone: (what: string) => void;
}

export function LayerSection({ onDone }: LayerSectionProps) {
  return (
    <Section title="Layers" of={pieces.layer}>
      <div className={styles.line}>
        <FormDialog onDone={onDone} />
        <CourseDialog />
        <DeleteDialog onDone={onDone} />
        <AccountMenu onDone={onDone} />
        <Popover trigger={<Button icon="bell">Notifications</Button>} title="Notifications">
          Courses were read from school.
        </Popover>
        <Palette onDone={onDone} />
        <Toasts onDone={onDone} />
      </div>
    </Section>
  );
}

function useOpening(): readonly [boolean, () => void, () => void] {
  const [open, setOpen] = useState(false);
  return [open, () => setOpen(true), () => setOpen(false)];
}

function FormDialog({ onDone }: LayerSectionProps) {
  const [open, show, hide] = useOpening();
  const [title, setTitle] = useState('Red-black tree lab report');
  const footer: ReactNode = (
    <>
      <Button variant="quiet" onClick={hide}>
        Cancel
      </Button>
      <Button variant="primary" type="submit">
        Save
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={show}>Edit task</Button>
      <Dialog
        open={open}
        onClose={hide}
        title="Edit task"
        footer={footer}
        footerStart={<Button variant="danger">Delete</Button>}
        onSubmit={() => {
          onDone(title);
          hide();
        }}
      >
        <TextField label="Title" value={title} onChange={setTitle} />
      </Dialog>
    </>
  );
}

function CourseDialog() {
  const [open, show, hide] = useOpening();
  return (
    <>
      <Button onClick={show}>Course</Button>
      <Dialog
        open={open}
        onClose={hide}
        size="small"
        accent={2}
        title="Data Structures"
        subtitle="Wednesday, periods 1–2"
      >
        <p>B-105, 08:00–09:25</p>
      </Dialog>
    </>
  );
}

function DeleteDialog({ onDone }: LayerSectionProps) {
  const [open, show, hide] = useOpening();
  return (
    <>
      <Button variant="danger" icon="trash" onClick={show}>
        Delete record
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title="Delete this record?"
        consequence="Lunch, −18.00 on 18 November. The month's totals change with it."
        confirmText="Delete"
        onCancel={hide}
        onConfirm={() => {
          onDone('deleted');
          hide();
        }}
      />
    </>
  );
}

function AccountMenu({ onDone }: LayerSectionProps) {
  return (
    <Menu trigger={<Button icon="user">Account</Button>}>
      <MenuHeader
        name="lin_student"
        detail="lin_student@example.edu"
        picture={<Avatar name="lin_student" />}
      />
      <MenuSeparator />
      <MenuItem icon="user" onSelect={() => onDone('profile')}>
        Profile
      </MenuItem>
      <MenuItem icon="layout" shortcut="G D" onSelect={() => onDone('settings')}>
        Dashboard settings
      </MenuItem>
      <MenuItem icon="shield" disabled onSelect={() => onDone('console')}>
        Admin console
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="logout" danger onSelect={() => onDone('logged out')}>
        Log out
      </MenuItem>
    </Menu>
  );
}

function Palette({ onDone }: LayerSectionProps) {
  const [open, show, hide] = useOpening();
  const [query, setQuery] = useState('');
  return (
    <>
      <Button icon="search" onClick={show}>
        Palette
      </Button>
      <CommandPalette
        open={open}
        onClose={hide}
        label="Find or do anything"
        placeholder="Find or do anything"
        query={query}
        onQueryChange={setQuery}
        groups={commandsFor(query)}
        closeLabel="Close"
        runLabel="Open"
        last={[{ id: 'add', label: 'Add task', icon: 'plus' }]}
        onRun={(command) => {
          onDone(command.label);
          hide();
        }}
      />
    </>
  );
}

function Toasts({ onDone }: LayerSectionProps) {
  return (
    <>
      <Button
        onClick={() =>
          showToast({
            message: 'Task deleted',
            action: { label: 'Undo', onAction: () => onDone('undone') },
          })
        }
      >
        Toast with undo
      </Button>
      <Button onClick={() => showToast({ tone: 'error', message: 'The task was not saved' })}>
        Toast of an error
      </Button>
    </>
  );
}
