const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and double-quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** An `integrity` attribute with a leading blank, or nothing where there is none. */
export const integrityAttribute = (integrity: string | undefined) =>
  integrity ? ` integrity="${escapeHtml(integrity)}"` : '';

/** JSON for a script element: nothing in it can end the element or begin another. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
