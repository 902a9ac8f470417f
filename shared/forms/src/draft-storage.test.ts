/** @jest-environment jsdom */
import { readDraft, writeDraft, type DraftOptions } from './draft-storage.ts';

interface Values {
  name: string;
  level: string;
  licensed: boolean;
}

const draft: DraftOptions<Values> = {
  key: 'draft:test',
  empty: { name: '', level: '0', licensed: false },
  choices: { level: ['0', '3-1'] },
};

describe('a draft in session storage', () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('gives back what was kept', () => {
    writeDraft(draft, { name: 'سارة', level: '3-1', licensed: true });
    expect(readDraft(draft)).toEqual({ name: 'سارة', level: '3-1', licensed: true });
  });

  it('is forgotten when the form is empty again', () => {
    writeDraft(draft, { name: 'a' });
    writeDraft(draft, { name: '', level: '0', licensed: false });
    expect(window.sessionStorage.getItem(draft.key)).toBeNull();
  });

  it.each([
    ['no JSON', '{', {}],
    ['no object', '"text"', {}],
    ['null', 'null', {}],
    ['wrong types', '{"name":1,"level":"0","licensed":"yes"}', { level: '0' }],
    ['a choice that does not exist', '{"name":"a","level":"99"}', { name: 'a' }],
    ['unknown fields', '{"name":"a","admin":true}', { name: 'a' }],
  ])('survives %s', (_what, stored, kept) => {
    window.sessionStorage.setItem(draft.key, stored);
    expect(readDraft(draft)).toEqual(kept);
  });

  it('survives a storage that is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readDraft(draft)).toEqual({});
    expect(() => writeDraft(draft, { name: 'a' })).not.toThrow();
  });
});
