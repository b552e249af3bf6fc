/** Chinese tables come in UTF-8 or in GBK, and nothing in them says which: UTF-8 that is not, is GBK. */
export function fileText(bytes: Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
