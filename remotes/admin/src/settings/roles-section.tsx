import type { Settings } from '@board/contracts/calls/admin';
import {
  type Permission,
  permissions,
  trimmableRoles,
  type Withheld,
  withholdable,
} from '@board/contracts/constants/roles';
import { attempt, useSession } from '@board/platform';
import { Checkbox, Loaded, Panel } from '@board/ui';
import { RowsSkeleton } from '@board/ui/query-table';
import { type Column, Table } from '@board/ui/table';
import { useTexts } from '../text.ts';
import { useSettings, useSettingsSave } from './settings.queries.ts';

/** What each role may do; the super administrator gives and takes. */
export function RolesSection() {
  const { is } = useSession();
  return is('super_admin') ? <Matrix /> : null;
}

function Matrix() {
  const t = useTexts();
  const request = useSettings();
  return (
    <Panel title={t('roles.title')} note={t('roles.about')} flush>
      <Loaded
        request={request}
        failed={t('settings.loadFailed')}
        skeleton={<RowsSkeleton rows={7} />}
      >
        {(settings) => <Rights settings={settings} onSaved={() => void request.mutate()} />}
      </Loaded>
    </Panel>
  );
}

type Role = (typeof trimmableRoles)[number];
const isRight = (right: string): right is Withheld => withholdable.some((each) => each === right);
const given = permissions.filter((name) =>
  trimmableRoles.some((role) => isRight(`${role}:${name}`)),
);

interface RightsProps {
  readonly settings: Settings;
  readonly onSaved: () => void;
}

function Rights({ settings: { withheld }, onSaved }: RightsProps) {
  const t = useTexts();
  const { save } = useSettingsSave();

  const set = (right: Withheld, may: boolean) =>
    attempt(
      () =>
        save({
          withheld: may ? withheld.filter((each) => each !== right) : [...withheld, right],
        }).finally(onSaved),
      { done: t('roles.saved'), failed: t('settings.saveFailed') },
    );

  function box(role: Role, name: Permission) {
    const right = `${role}:${name}`;
    if (!isRight(right)) return '–';
    return (
      <Checkbox
        hideLabel
        label={t('roles.of', { role: t(`role.${role}`), right: t(`roles.may.${key(name)}`) })}
        checked={!withheld.includes(right)}
        onChange={(may) => void set(right, may)}
      />
    );
  }

  const columns: readonly Column<Permission>[] = [
    { header: t('roles.right'), lead: true, cell: (name) => t(`roles.may.${key(name)}`) },
    ...trimmableRoles.map((role) => ({
      header: t(`role.${role}`),
      cell: (name: Permission) => box(role, name),
    })),
  ];
  return <Table label={t('roles.title')} columns={columns} rows={given} rowKey={(name) => name} />;
}

/** As a catalogue names it. */
const key = (name: Permission) =>
  name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
