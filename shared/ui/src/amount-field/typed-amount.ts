/**
 * What an amount can be made of, in plain characters. A comma stays a comma: whether it groups
 * thousands or begins the decimals shows only when everything is typed. A sign stays as well, so
 * that whoever reads the amount can refuse it instead of saving another one.
 */
export function typedAmount(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/[^\d.,-]/g, '');
}
