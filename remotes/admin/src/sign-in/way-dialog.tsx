import type { SignInProvider } from '@board/contracts/calls/sign-in';
import { newAccountRules, providerKinds, schoolRoles } from '@board/contracts/constants/sign-in';
import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { PasswordField, Row, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { useWayWrites } from './sign-in.queries.ts';

interface WayDialogProps {
  readonly way: SignInProvider | undefined;
  readonly returnAddress: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const listed = (text: string): string[] =>
  text
    .split(/[,，\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const valuesOf = (way: SignInProvider | undefined, wanted: string): string =>
  (way?.role_rules ?? [])
    .filter(({ role }) => role === wanted)
    .map(({ value }) => value)
    .join(', ');

/** The secret is not kept as a draft: it leaves this form only towards the server. */
export function WayDialog({ way, returnAddress, onClose, onChanged }: WayDialogProps) {
  const t = useTexts();
  const { save } = useWayWrites();
  const form = useForm({
    draft: `admin.signIn.${way?.id ?? 'new'}`,
    seen: way,
    initial: {
      kind: way?.kind ?? 'oidc',
      name_zh: way?.name_zh ?? '',
      name_en: way?.name_en ?? '',
      mark: way?.mark ?? '',
      address: way?.address ?? '',
      client_id: way?.client_id ?? '',
      client_secret: '',
      role_claim: way?.role_claim ?? '',
      admin: valuesOf(way, 'admin'),
      teacher: valuesOf(way, 'teacher'),
      student: valuesOf(way, 'student'),
      new_accounts: way?.new_accounts ?? 'invitation',
      factors: (way?.factor_values ?? []).join(', '),
    },
    secret: ['client_secret'],
    rules: fields.createSignInProvider,
    read({ admin, teacher, student, factors, client_secret, ...texts }) {
      const values = { admin, teacher, student };
      return {
        body: {
          ...texts,
          ...(client_secret !== '' && { client_secret }),
          role_rules: schoolRoles.flatMap((role) =>
            listed(values[role]).map((value) => ({ value, role })),
          ),
          factor_values: listed(factors),
        },
      };
    },
    send: (body) => save(body, way),
    done: t('signIn.saved'),
    failed: t('signIn.saveFailed'),
    onDone() {
      onChanged();
      onClose();
    },
    onLeave: onClose,
  });
  const isOidc = form.values.kind === 'oidc';

  return (
    <FormDialog
      form={form}
      title={t(way ? 'signIn.editTitle' : 'signIn.createTitle')}
      submitLabel={t(way ? 'action.save' : 'action.add')}
    >
      <p>
        {returnAddress
          ? t('signIn.returnAddress', { address: returnAddress })
          : t('signIn.noAddress')}
      </p>
      {!way && (
        <SelectField
          label={t('signIn.kind')}
          options={providerKinds.map((kind) => ({ value: kind, label: t(`signIn.of.${kind}`) }))}
          {...form.field('kind')}
        />
      )}
      <Row even>
        <TextField label={t('signIn.nameZh')} {...form.field('name_zh')} />
        <TextField label={t('signIn.nameEn')} {...form.field('name_en')} />
      </Row>
      <TextField label={t('signIn.mark')} hint={t('signIn.markHint')} {...form.field('mark')} />
      <TextField
        label={t(isOidc ? 'signIn.address' : 'signIn.casAddress')}
        type="url"
        {...form.field('address')}
      />
      {isOidc && (
        <>
          <TextField label={t('signIn.clientId')} autoComplete="off" {...form.field('client_id')} />
          <PasswordField
            secret="key"
            label={t('signIn.secret')}
            autoComplete="off"
            hint={way?.has_secret ? t('signIn.secretKeeps') : undefined}
            {...form.field('client_secret')}
          />
        </>
      )}
      <SelectField
        label={t('signIn.newAccounts')}
        options={newAccountRules.map((rule) => ({ value: rule, label: t(`signIn.rule.${rule}`) }))}
        {...form.field('new_accounts')}
      />
      <TextField
        label={t('signIn.roleClaim')}
        optional
        hint={t('signIn.roleHint')}
        {...form.field('role_claim')}
      />
      {form.values.role_claim !== '' &&
        schoolRoles.map((role) => (
          <TextField
            key={role}
            optional
            label={t('signIn.values', { role: t(`role.${role}`) })}
            hint={t('signIn.valuesHint')}
            {...form.field(role)}
          />
        ))}
      {isOidc && (
        <TextField
          label={t('signIn.factor')}
          optional
          hint={t('signIn.factorHint')}
          {...form.field('factors')}
        />
      )}
    </FormDialog>
  );
}
