/** Put in place of what was taken out. */
const GONE = '…';

/** `(reading 'price')`: which field was asked for is what a message of the engine is about. */
const ASKED_FIELD = /\((?:reading|setting) '[\w$.-]{1,40}'\)/g;

/**
 * A message of an error without what may be a visitor's: texts in quotation marks, e-mail addresses, numbers of five digits and
 * more, network addresses, letters of other scripts than the code's, and of addresses what stands behind `?` or `#`. What the engines quote
 * of the code itself, `(reading 'price')`, stays.
 */
export function withoutVisitor(message: string): string {
  const fields: string[] = [];
  return (
    message
      .replaceAll(ASKED_FIELD, (field) => `#field${fields.push(field) - 1}#`)
      .replaceAll(/(["`“«])(?:(?!["`”»]).)*(["`”»]|$)/gs, `$1${GONE}$2`)
      // Between two words it is an apostrophe.
      .replaceAll(/(?<!\w)'(?:(?!'(?!\w)).)*('|$)/gs, `'${GONE}$1`)
      .replaceAll(/[\w.+-]+@[a-z][\w-]*\.[\w.-]+/gi, GONE)
      .replaceAll(/(\b(?:https?|wss?):\/\/[^\s?#]*)[?#]\S*/g, `$1${GONE}`)
      // Arabic digits are letters of another script.
      .replaceAll(/[^\p{ASCII}…]+/gu, GONE)
      .replaceAll(/\+?\d(?:[ ()-]*\d){4,}/g, GONE)
      .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, GONE)
      .replaceAll(/…+/g, GONE)
      .replaceAll(/#field(\d+)#/g, (_mark, index: string) => fields[Number(index)] ?? '')
  );
}
