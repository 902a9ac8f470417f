import { libraryNow, loadLibrary, whenLibrary } from './library.ts';

const mockScript = { isAway: true };
jest.mock('./whole.ts', () => {
  if (mockScript.isAway) throw new Error('away');
  return { isWhole: true };
});

it('comes once, is told to those who wait in their order, and is asked for anew where it could not be had', async () => {
  const told: string[] = [];
  whenLibrary(() => told.push('one'));
  whenLibrary(() => told.push('other'));
  expect(libraryNow()).toBeUndefined();
  await expect(loadLibrary()).rejects.toThrow('away');
  expect([libraryNow(), told]).toEqual([undefined, []]);

  mockScript.isAway = false;
  const loading = loadLibrary();
  expect(loadLibrary()).toBe(loading);
  const library = await loading;
  expect(library).toMatchObject({ isWhole: true });
  expect([libraryNow(), told]).toEqual([library, ['one', 'other']]);
  expect(loadLibrary()).toBe(loading);
});
