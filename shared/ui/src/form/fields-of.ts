/** What is changed part by part, as its fields have it: `{...field('name')}`. */
export function fieldsOf<Values>(values: Values, change: (part: Partial<Values>) => void) {
  return <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
  });
}
