/** Those of a document as banks and spreadsheets write it: none of one that breaks off, of which browsers keep the beginning, and of one that brings words of its own. */
export function elementsOf(text: string, name: string): Iterable<Element> {
  if (text.includes('<!DOCTYPE')) return [];
  const document = new DOMParser().parseFromString(text, 'application/xml');
  return document.querySelector('parsererror') ? [] : document.getElementsByTagNameNS('*', name);
}
