import type { CategoryRule } from '@board/contracts/calls/finance';
import { categories, categoryName } from '@board/contracts/constants/categories';
import { transactionTypes } from '@board/contracts/constants/transactions';
import { useLocale } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { type Opened, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { longestWords } from './category-rules.ts';
import { useCategoryRules } from './use-category-rules.ts';

interface RuleFormProps extends Opened {
  readonly rule: CategoryRule | undefined;
}

const blank: CategoryRule = { words: '', type: 'expense', category: 'other' };

/** Which words of a payment put it into which category. */
export function RuleForm({ open, onClose, rule: before }: RuleFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const { keep } = useCategoryRules();
  const form = useForm({
    draft: `finance.rule.${before ? `${before.type} ${before.words}` : 'new'}`,
    initial: before ?? blank,
    read(values) {
      const words = values.words.trim();
      return words
        ? { body: { ...values, words } }
        : { problems: { words: t('rules.wordsMissing') } };
    },
    send: async (rule) => keep(rule, before),
    waits: true,
    failed: t('rules.failed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={before ? t('rules.edit', { words: before.words }) : t('rules.add')}
      submitLabel={before ? undefined : t('form.addAction')}
    >
      <TextField
        label={t('rules.words')}
        hint={t('rules.wordsHint')}
        {...form.field('words')}
        maxLength={longestWords}
      />
      <SelectField
        label={t('field.type')}
        options={transactionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.field('type')}
      />
      <SelectField
        label={t('field.category')}
        options={categories.map(({ key }) => ({ value: key, label: categoryName(key, locale) }))}
        {...form.field('category')}
      />
    </FormDialog>
  );
}
