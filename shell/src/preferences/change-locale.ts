import type { Locale } from '@board/contracts/constants/locales';
import { setLocale } from '@board/platform/host';
import { rememberLocale } from './locale.ts';
import { savePreference } from './save-preference.ts';

export async function changeLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  void setLocale(locale);
  await savePreference({ language: locale });
}
