import { type TokenScope, tokenAreas } from '@board/contracts/constants/api-tokens';
import { useText } from '@board/platform';
import { ErrorState, SelectField } from '@board/ui';
import styles from '../parts/profile.module.css';

const rights = ['none', 'read', 'write'] as const;
export type Right = (typeof rights)[number];
export type Area = (typeof tokenAreas)[number];
export type Rights = Partial<Record<Area, Right>>;

export const scopesIn = (given: Rights): TokenScope[] =>
  tokenAreas.flatMap((area): TokenScope[] => {
    const right = given[area] ?? 'none';
    return right === 'none' ? [] : [`${right}:${area}`];
  });

/** The most that is asked for of each area. */
export const rightsIn = (scopes: readonly TokenScope[]): Rights =>
  Object.fromEntries(
    tokenAreas.flatMap((area) => {
      const right = rights.findLast((one) => scopes.includes(`${one}:${area}` as TokenScope));
      return right ? [[area, right]] : [];
    }),
  );

interface Props {
  value: Rights;
  onChange: (value: Rights) => void;
  error: string | undefined;
  /** No more than this, and of no other area. */
  most?: Rights;
  hint?: string;
}

/** What a program may, area by area. */
export function AreaRights({ value, onChange, error, most, hint }: Props) {
  const t = useText('shell');
  const areas = most ? tokenAreas.filter((area) => most[area]) : tokenAreas;
  return (
    <section aria-label={t('profile.consent.may')}>
      <h2 className={styles.may}>{t('profile.consent.may')}</h2>
      {hint && <p className={styles.note}>{hint}</p>}
      <div>
        {areas.map((area) => (
          <div key={area} className={styles.line}>
            <span aria-hidden="true">{t(`profile.tokens.area.${area}`)}</span>
            <SelectField<Right>
              className={styles.select}
              label={t(`profile.tokens.area.${area}`)}
              hideLabel
              options={rights
                .slice(0, rights.indexOf(most?.[area] ?? 'write') + 1)
                .map((right) => ({ value: right, label: t(`profile.tokens.right.${right}`) }))}
              value={value[area] ?? 'none'}
              onChange={(right) => onChange({ ...value, [area]: right })}
            />
          </div>
        ))}
      </div>
      {error && <ErrorState message={error} />}
    </section>
  );
}
