import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import { assistantBaseUrlExample, assistantDefaults } from '@board/contracts/constants/assistant';
import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { PasswordField, Row, Switch, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { useProviderWrites } from './providers.queries.ts';

interface ProviderDialogProps {
  readonly config: AssistantConfig | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The key is not kept as a draft: it leaves this form only towards the server. What is emptied stays as it was, which stands there in grey. */
export function ProviderDialog({ config, onClose, onChanged }: ProviderDialogProps) {
  const t = useTexts();
  const { save } = useProviderWrites();
  const limits = config ?? assistantDefaults;
  const form = useForm({
    draft: `admin.provider.${config?.id ?? 'new'}`,
    seen: config,
    initial: {
      api_key: '',
      base_url: config?.base_url ?? '',
      model: config?.model ?? assistantDefaults.model,
      is_active: config?.is_active ?? assistantDefaults.is_active,
      sees_pictures: config?.sees_pictures ?? assistantDefaults.sees_pictures,
      minute: String(limits.rate_limit_per_minute),
      day: String(limits.rate_limit_per_day),
    },
    secret: ['api_key'],
    names: { rate_limit_per_minute: 'minute', rate_limit_per_day: 'day' },
    rules: fields.createAssistantConfig,
    read({ is_active, sees_pictures, minute, day, ...texts }) {
      const said = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
      if (!config && !texts.api_key.trim())
        return { problems: { api_key: t('providers.keyRequired') } };
      return {
        body: {
          ...Object.fromEntries(said.filter(([, text]) => text !== '')),
          is_active,
          sees_pictures,
          rate_limit_per_minute: Number(minute.trim() || limits.rate_limit_per_minute),
          rate_limit_per_day: Number(day.trim() || limits.rate_limit_per_day),
        },
      };
    },
    send: (body) => save(body, config),
    done: t('providers.saved'),
    failed: t('providers.saveFailed'),
    onDone() {
      onChanged();
      onClose();
    },
    onLeave: onClose,
  });

  return (
    <FormDialog
      form={form}
      title={t(config ? 'providers.editTitle' : 'providers.createTitle')}
      submitLabel={t(config ? 'action.save' : 'action.add')}
    >
      <PasswordField
        secret="key"
        label={t('providers.key')}
        autoComplete="off"
        hint={config ? t('providers.keyKeeps', { key: config.api_key }) : undefined}
        {...form.field('api_key')}
      />
      <TextField
        label={t('providers.url')}
        type="url"
        optional
        placeholder={config?.base_url ?? assistantBaseUrlExample}
        {...form.field('base_url')}
      />
      <TextField
        label={t('word.model')}
        optional
        placeholder={config?.model ?? assistantDefaults.model}
        {...form.field('model')}
      />
      <Row even>
        <TextField
          label={t('providers.perMinute')}
          inputMode="numeric"
          figures
          optional
          placeholder={String(limits.rate_limit_per_minute)}
          {...form.field('minute')}
        />
        <TextField
          label={t('providers.perDay')}
          inputMode="numeric"
          figures
          optional
          placeholder={String(limits.rate_limit_per_day)}
          {...form.field('day')}
        />
      </Row>
      <Switch label={t('providers.activeLabel')} {...form.checkbox('is_active')} />
      <Switch
        label={t('providers.seesLabel')}
        description={t('providers.seesHint')}
        {...form.checkbox('sees_pictures')}
      />
    </FormDialog>
  );
}
