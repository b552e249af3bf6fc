import { sha384 } from './integrity.ts';

describe('the hash', () => {
  it('is what an integrity attribute holds', async () => {
    expect(await sha384(new TextEncoder().encode(''))).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });
});
