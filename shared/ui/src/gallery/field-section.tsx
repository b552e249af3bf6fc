import { useState } from 'react';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateTimeField } from '../date-field/date-time-field.tsx';
import { TimeField } from '../date-field/time-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

const priorities = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;

export function FieldSection() {
  const [title, setTitle] = useState('Red-black tree lab report');
  const [password, setPassword] = useState('a long password');
  const [amount, setAmount] = useState('18.00');
  const [note, setNote] = useState('');
  const [date, setDate] = useState('2026-11-18');
  const [time, setTime] = useState('16:00');
  const [priority, setPriority] = useState<'high' | 'medium' | 'low'>('medium');
  const [wrong, setWrong] = useState('lin student');
  return (
    <Section title="Fields" of={pieces.field}>
      <div className={styles.columns}>
        <TextField label="Title" value={title} onChange={setTitle} />
        <TextField
          label="Username"
          value={wrong}
          onChange={setWrong}
          error="Use letters, digits and underscores, 3 to 20"
        />
        <TextField label="Email" value="lin_student@example.edu" onChange={setTitle} disabled />
        <TextField
          label="Search"
          type="search"
          icon="search"
          placeholder="Name or email"
          value={note}
          onChange={setNote}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="6 to 100 characters"
          value={password}
          onChange={setPassword}
        />
        <AmountField label="Amount" value={amount} onChange={setAmount} />
        <DateField label="Date" value={date} onChange={setDate} />
        <TimeField label="Time" optional value={time} onChange={setTime} />
        <DateTimeField
          label="Reminder"
          value={`${date}T${time}`}
          onChange={(moment) => setDate(moment.slice(0, 10))}
        />
        <SelectField
          label="Priority"
          options={priorities}
          value={priority}
          onChange={setPriority}
        />
        <TextArea label="Note" optional value={note} onChange={setNote} />
        <Segmented
          label="Priority"
          size="tall"
          options={priorities}
          value={priority}
          onChange={setPriority}
        />
      </div>
      <ChoiceLines />
    </Section>
  );
}

function ChoiceLines() {
  const [checked, setChecked] = useState(true);
  const [view, setView] = useState<'week' | 'day'>('week');
  return (
    <>
      <div className={styles.line}>
        <Checkbox label="Remember me" checked={checked} onChange={setChecked} />
        <Checkbox label="Not yet" checked={!checked} onChange={(next) => setChecked(!next)} />
        <Checkbox label="Some" checked={false} indeterminate onChange={setChecked} />
        <Checkbox label="Done" tone="done" checked={checked} onChange={setChecked} />
        <Checkbox label="Disabled" checked disabled onChange={setChecked} />
        <Segmented
          label="View"
          options={[
            { value: 'week', label: 'Week' },
            { value: 'day', label: 'Day' },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={styles.columns}>
        <Switch
          label="Desktop notifications"
          description="Reminders, at their time"
          checked={checked}
          onChange={setChecked}
        />
        <Switch label="Email" checked={!checked} onChange={(next) => setChecked(!next)} />
        <Switch label="Not allowed here" checked={false} disabled onChange={setChecked} />
      </div>
    </>
  );
}
