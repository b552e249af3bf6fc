/** For forms, which come with their dialogs. */
export type { FieldRule, FieldRules } from './forms/broken-rules.ts';
export type { Form, FormOptions } from './forms/form.ts';
export type { Problems } from './forms/problems-of.ts';
export { useForm } from './forms/use-form.ts';
