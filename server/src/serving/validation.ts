import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { errorTable } from '@board/contracts/constants/error-codes';
import { fieldMessage } from '@board/contracts/constants/field-messages';
import type { Locale } from '@board/contracts/constants/locales';
import { isRecord } from '@board/federation/shape';
import { IsOptional, type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import Format from 'typebox/format';
import { type FieldProblem, ServiceError } from '../errors/errors.ts';
import { isCalendarDay, isCalendarMoment } from '../time/calendar-day.ts';

Format.Set('calendar-date', isCalendarDay);
Format.Set('calendar-month', (value) => isCalendarDay(`${value}-01`));
Format.Set('instant', isCalendarMoment);

type Part = 'params' | 'query' | 'body';
export type Check = (value: unknown, locale: Locale) => unknown;

/** A check of one part of a request, compiled when first needed; it answers the value or throws what is wrong. */
export function checkOf(
  part: Part,
  schema: TSchema | undefined,
  readOnly: readonly string[] = [],
): Check {
  if (!schema) return part === 'body' ? () => undefined : checkOf(part, Type.Object({}));
  let compiled: Validator | undefined;
  const coercions = part === 'query' ? coercionsOf(schema) : [];
  const mayLack = part === 'body' && IsOptional(schema);
  return (value, locale) => {
    if (mayLack && value === undefined) return {};
    const given = part === 'query' ? coerced(value, coercions) : without(value, readOnly);
    if (part === 'body') refuseAtAGlance(schema, given, locale);
    compiled ??= Compile(schema);
    if (compiled.Check(given)) return given;
    throw part === 'params'
      ? new ServiceError('request.not_found')
      : problemOf(compiled, schema, given, locale);
  };
}

/** A file may have very many rows: what is wrong with the whole of it is told without reading them. */
function refuseAtAGlance(schema: TSchema, value: unknown, locale: Locale): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const known = propertiesOf(schema);
  for (const [field, property] of Object.entries(known)) {
    const each: unknown = (value as Record<string, unknown>)[field];
    if (!Array.isArray(each) || !('maxItems' in property)) continue;
    const limit = Number(property.maxItems);
    if (each.length <= limit) continue;
    const message = fieldMessage('maxItems', { limit }, locale);
    throw new ServiceError('request.invalid', { details: [{ field, message }] });
  }
  const strange = Object.keys(value).find((field) => !Object.hasOwn(known, field));
  const isStrict = 'additionalProperties' in schema && schema.additionalProperties === false;
  if (strange !== undefined && isStrict) throw unknownField(strange, locale);
}

function unknownField(field: string, locale: Locale): ServiceError {
  return new ServiceError('request.unknown_field', {
    fill: { field },
    details: [{ field, message: fieldMessage('unknown', {}, locale) }],
  });
}

function without(value: unknown, readOnly: readonly string[]): unknown {
  if (!isRecord(value) || !readOnly.some((key) => Object.hasOwn(value, key))) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !readOnly.includes(key)));
}

interface Coercion {
  name: string;
  kind: 'number' | 'boolean' | 'list';
}

function coercionsOf(schema: TSchema): Coercion[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]): Coercion[] => {
    const type = 'type' in property ? property.type : undefined;
    if (type === 'integer' || type === 'number') return [{ name, kind: 'number' }];
    if (type === 'boolean') return [{ name, kind: 'boolean' }];
    return type === 'array' ? [{ name, kind: 'list' as const }] : [];
  });
}

function coerced(value: unknown, coercions: readonly Coercion[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(value ?? {})) if (text !== '') given[name] = text;
  for (const { name, kind } of coercions) {
    const text = given[name];
    if (text === undefined) continue;
    if (kind === 'list') given[name] = Array.isArray(text) ? text : String(text).split(',');
    else if (kind === 'number')
      given[name] = /^-?\d{1,15}(\.\d+)?$/.test(String(text)) ? Number(text) : text;
    else if (text === 'true' || text === '1') given[name] = true;
    else if (text === 'false' || text === '0') given[name] = false;
  }
  return given;
}

function propertiesOf(schema: TSchema): Record<string, TSchema> {
  return 'properties' in schema ? (schema.properties as Record<string, TSchema>) : {};
}

/**
 * A body or a property may name the error that stands for it: `x-error` for whatever is wrong but
 * its being too much, `x-missing` only where nothing is there.
 */
function ownError(schema: TSchema | undefined, keyword: string, value: unknown) {
  const named = (schema ?? {}) as Record<string, unknown>;
  const isMissing = value === undefined || value === null || value === '';
  const code = isMissing ? (named['x-missing'] ?? named['x-error']) : named['x-error'];
  const isTooMuch = keyword === 'maxLength' || keyword === 'maximum';
  return !isTooMuch && String(code) in errorTable ? (code as ErrorCode) : undefined;
}

function problemOf(
  validator: Validator,
  schema: TSchema,
  value: unknown,
  locale: Locale,
): ServiceError {
  const problems = new Map<string, FieldProblem>();
  const { told, pathOf } = fewRows(schema, value);
  for (const error of validator.Errors(told)) {
    if (error.keyword === 'additionalProperties') {
      const [name] = error.params.additionalProperties;
      return unknownField([...pathOf(error.instancePath), name].join('.'), locale);
    }
    if (error.keyword === 'anyOf' || error.keyword === 'boolean') continue;
    const missing = error.keyword === 'required' ? error.params.requiredProperties : [undefined];
    for (const name of missing) {
      const path =
        name === undefined ? pathOf(error.instancePath) : [...pathOf(error.instancePath), name];
      const [first = ''] = path;
      const code =
        path.length === 0
          ? ownError(schema, error.keyword, 'all of it')
          : path.length === 1
            ? ownError(propertiesOf(schema)[first], error.keyword, fieldOf(value, first))
            : undefined;
      if (code) {
        const details = [{ field: first, message: errorTable[code][locale] }];
        return new ServiceError(code, first === '' ? {} : { details });
      }
      const field = path.join('.');
      const message = fieldMessage(error.keyword, error.params, locale);
      // What a day should be says more than that its letters are wrong.
      if (error.keyword === 'format' || !problems.has(field))
        problems.set(field, { field, message });
    }
  }
  return new ServiceError('request.invalid', {
    details: [...problems.values()].slice(0, rowsTold),
  });
}

const fieldOf = (value: unknown, field: string): unknown =>
  (value as Record<string, unknown> | null)?.[field];

/** Of very many rows only wrong ones are asked what is wrong, and keep the numbers that they had. */
function fewRows(schema: TSchema, value: unknown) {
  const told: unknown = isRecord(value) ? { ...value } : value;
  const numbers: Record<string, readonly number[]> = {};
  for (const [field, property] of Object.entries(propertiesOf(schema))) {
    const rows = fieldOf(value, field);
    if (!Array.isArray(rows) || rows.length <= rowsTold || !('items' in property)) continue;
    const row = rowCheckOf(property.items as TSchema);
    const wrong: number[] = [];
    for (let at = 0; at < rows.length && wrong.length < rowsTold; at += 1)
      if (!row.Check(rows[at])) wrong.push(at);
    numbers[field] = wrong.length > 0 ? wrong : [0];
    (told as Record<string, unknown>)[field] = numbers[field].map((at) => rows[at]);
  }
  const pathOf = (pointer: string): string[] => {
    const [, field = '', at, ...rest] = pointer.split('/');
    if (at === undefined) return pointer.split('/').slice(1);
    return [field, String(numbers[field]?.[Number(at)] ?? at), ...rest];
  };
  return { told, pathOf };
}

const rowsTold = 20;

const rowChecks = new WeakMap<TSchema, Validator>();

function rowCheckOf(schema: TSchema): Validator {
  const check = rowChecks.get(schema) ?? Compile(schema);
  rowChecks.set(schema, check);
  return check;
}
