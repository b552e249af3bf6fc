import { openSecret, sealSecret } from './secrets.ts';

describe('stored secrets', () => {
  const config = { SECRET_KEY: Buffer.alloc(32, 1) };
  const other = { SECRET_KEY: Buffer.alloc(32, 2) };

  it('come back as they were, and look different each time', () => {
    const sealed = sealSecret(config, 'sk-example-密钥', 'education:1');
    expect(openSecret(config, sealed, 'education:1')).toBe('sk-example-密钥');
    expect(sealed).not.toContain('example');
    expect(sealSecret(config, 'sk-example-密钥', 'education:1')).not.toBe(sealed);
  });

  it('cannot be read with another key, in another place or when altered', () => {
    const sealed = sealSecret(config, 'secret', 'education:1');
    const otherLetter = sealed.at(-4) === 'A' ? 'B' : 'A';
    const altered = `${sealed.slice(0, -4)}${otherLetter}${sealed.slice(-3)}`;
    expect(() => openSecret(other, sealed, 'education:1')).toThrow('not the present SECRET_KEY');
    expect(() => openSecret(config, sealed, 'education:2')).toThrow();
    expect(() => openSecret(config, altered, 'education:1')).toThrow();
  });
});
