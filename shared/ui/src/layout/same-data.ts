/**
 * Whether two results of a hook are of the same data, key by key; what they can be asked to do, their functions, is then the same too.
 * For `memo` around a boundary that sleeps as the server drew it: new props would wake it.
 */
export function isSameData(before: object, after: object): boolean {
  const left = before as Readonly<Record<string, unknown>>;
  const right = after as Readonly<Record<string, unknown>>;
  return Object.keys({ ...left, ...right }).every(
    (key) =>
      left[key] === right[key] || (typeof left[key] === 'function' && typeof right[key] === 'function'),
  );
}
