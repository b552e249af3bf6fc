import { isPurse } from '@board/contracts/constants/money-accounts';
import { SelectField } from '@board/ui';
import { useTexts } from '../text.ts';
import { useAccountChoice } from './use-account-choice.ts';

interface AccountFieldProps {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (account: string) => void;
}

/** Where it came from or went to; nothing for who keeps no accounts. */
export function AccountField(props: AccountFieldProps) {
  const t = useTexts();
  const options = useAccountChoice(
    t('field.none'),
    ({ kind, name }) => (kind === 'friend' ? t('account.paidBy', { name }) : name),
    ({ kind }) => isPurse(kind) || kind === 'friend',
    props.value,
  );
  if (options.length === 1) return null;
  return <SelectField label={t('field.account')} options={options} {...props} />;
}
