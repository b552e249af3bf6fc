import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, string | number>) => string;

/** The texts of one namespace: a remote passes its own name. */
export function useText(namespace: string): Text {
  const { t } = useTranslation(namespace);
  return useCallback<Text>((key, values) => t(key, { ...values }), [t]);
}
