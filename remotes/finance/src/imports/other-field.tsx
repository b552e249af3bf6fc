import { SelectField } from '@board/ui';
import { useAccountChoice } from '../accounts/use-account-choice.ts';
import { useTexts } from '../text.ts';

interface OtherFieldProps {
  readonly account: string;
  readonly value: string;
  readonly onChange: (other: string) => void;
}

/** Where the transfers of a statement lead, or where they come from. */
export function OtherField({ account, value, onChange }: OtherFieldProps) {
  const t = useTexts();
  const options = useAccountChoice(
    t('transfer.elsewhere'),
    ({ name }) => name,
    ({ id, kind }) => id !== account && kind !== 'friend',
    value,
  );
  return (
    <SelectField
      label={t('import.other')}
      options={options}
      value={value}
      onChange={onChange}
      hint={t('transfer.hint')}
    />
  );
}
