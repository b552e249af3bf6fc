import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import {
  assistantBaseUrlExample,
  assistantDefaults,
  assistantLimits,
} from '@board/contracts/constants/assistant';
import { isApiError, messageOf, toast, useDraft } from '@board/platform';
import { Button, Dialog, ErrorState, PasswordField, Switch, TextField } from '@board/ui';
import { useState } from 'react';
import { useAdminText } from '../text.ts';
import { useProviderSave } from './providers.queries.ts';
import styles from './providers-table.module.css';

interface ProviderDialogProps {
  readonly config: AssistantConfig | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The key is not kept as a draft: it leaves this form only towards the server. */
export function ProviderDialog({ config, onClose, onChanged }: ProviderDialogProps) {
  const t = useAdminText();
  const { save, pending } = useProviderSave(config);
  const [key, setKey] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const draft = useDraft(`admin.provider.${config?.id ?? 'new'}`, {
    base_url: config?.base_url ?? '',
    model: config?.model ?? assistantDefaults.model,
    is_active: config?.is_active ?? assistantDefaults.is_active,
    minute: String(config?.rate_limit_per_minute ?? assistantDefaults.rate_limit_per_minute),
    day: String(config?.rate_limit_per_day ?? assistantDefaults.rate_limit_per_day),
  });
  const { base_url, model, is_active, minute, day } = draft.value;
  const minuteProblem = limitProblem(minute, assistantLimits.perMinute);
  const dayProblem = limitProblem(day, assistantLimits.perDay);

  function leave() {
    draft.discard();
    onClose();
  }

  async function submit() {
    setMissing(!config && key.trim() === '');
    if (pending || minuteProblem || dayProblem || (!config && key.trim() === '')) return;
    setRefusal(undefined);
    try {
      await save({
        ...(key.trim() === '' ? {} : { api_key: key.trim() }),
        ...(base_url.trim() === '' ? {} : { base_url: base_url.trim() }),
        ...(model.trim() === '' ? {} : { model: model.trim() }),
        is_active,
        rate_limit_per_minute: Number(minute),
        rate_limit_per_day: Number(day),
      });
      toast({ tone: 'success', message: t('providers.saved') });
      onChanged();
      leave();
    } catch (error) {
      setRefusal(error);
    }
  }

  const keyProblem = isApiError(refusal) ? refusal.fieldMessage('api_key') : undefined;
  const range = (limit: number | undefined) =>
    limit === undefined ? undefined : t('providers.limit_problem', { limit });
  return (
    <Dialog
      open
      onClose={leave}
      onSubmit={() => void submit()}
      title={t(config ? 'providers.edit_title' : 'providers.create_title')}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={pending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <PasswordField
          secret="key"
          label={t('providers.key')}
          value={key}
          autoComplete="off"
          maxLength={assistantLimits.apiKey}
          hint={config ? t('providers.key_keeps', { key: config.api_key }) : undefined}
          error={missing ? t('providers.key_required') : keyProblem}
          onChange={setKey}
        />
        <TextField
          label={t('providers.url')}
          type="url"
          value={base_url}
          optional
          placeholder={assistantBaseUrlExample}
          onChange={(value) => draft.change({ base_url: value })}
        />
        <TextField
          label={t('providers.model')}
          value={model}
          optional
          maxLength={assistantLimits.model}
          onChange={(value) => draft.change({ model: value })}
        />
        <div className={styles.pair}>
          <TextField
            label={t('providers.minute')}
            value={minute}
            inputMode="numeric"
            figures
            error={range(minuteProblem)}
            onChange={(value) => draft.change({ minute: value })}
          />
          <TextField
            label={t('providers.day')}
            value={day}
            inputMode="numeric"
            figures
            error={range(dayProblem)}
            onChange={(value) => draft.change({ day: value })}
          />
        </div>
        <Switch
          label={t('providers.active_label')}
          checked={is_active}
          onChange={(value) => draft.change({ is_active: value })}
        />
        {refusal !== undefined && !keyProblem && (
          <ErrorState message={messageOf(refusal, t('providers.save_failed'))} />
        )}
      </div>
    </Dialog>
  );
}

/** The highest allowed number, when this is none of those that are. */
function limitProblem(typed: string, highest: number): number | undefined {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= highest ? undefined : highest;
}
