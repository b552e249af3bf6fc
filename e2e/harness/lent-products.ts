import { type Product, startProduct } from './product.ts';

/** One for all would let nobody in any more: from an address it bears a hundred sign-ins in a quarter of an hour. */
const filesEach = 10;
const products: Promise<Product>[] = [];
let files = 0;

/** To a file that leaves it as it is but for new people. */
export const lendProduct = (): Promise<Product> =>
  (products[Math.floor(files++ / filesEach)] ??= startProduct());

export async function stopLentProducts(): Promise<void> {
  // One that could not start keeps none of the others running.
  const nothing = () => undefined;
  for (const product of products) await product.then((lent) => lent.stop(), nothing);
}
