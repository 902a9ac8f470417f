import { ownSearch, readStageState, stageAddress, type StageState } from './stage-state.ts';

const DEFAULT = readStageState('');

describe('the address of a stage', () => {
  it('says nothing of what is the default', () => {
    expect(stageAddress('/blog?page=2#top', DEFAULT)).toBe('/blog?page=2#top');
  });

  it('holds every state, so that a link reproduces it', () => {
    const state: StageState = {
      lang: 'en',
      dir: 'rtl',
      theme: 'dark',
      width: '390',
      scenario: 'slow',
      delay: '8000',
      parcel: 'latest-sale',
      props: '{ "city": "الرياض & جدة", "n": 1 }',
      cycles: 200,
      panel: 'leaks',
      bar: 'collapsed',
    };
    const address = stageAddress('/sell?q=%D8%B9+b&min=3', state);
    const { pathname, search } = new URL(address, 'http://stage');
    expect(pathname).toBe('/sell');
    expect(readStageState(search)).toEqual(state);
    expect(ownSearch(search)).toBe('?q=%D8%B9+b&min=3');
  });

  it.each([
    ['?stage-lang=fr&stage-dir=up&stage-theme=pink&stage-width=1&stage-scenario=fire&stage-panel=x'],
    ['?stage-cycles=-1'],
    ['?stage-cycles=many'],
    ['?lang=en&width=390'],
  ])('takes %s for the default', (search) => expect(readStageState(search)).toEqual(DEFAULT));

  it('never runs for ever', () => expect(readStageState('?stage-cycles=1e9').cycles).toBe(5000));

  it("leaves the remote's own query as it was written, wherever the stage's part stands", () => {
    expect(ownSearch('?stage-lang=en&q=a%20b&stage-theme=dark&empty=&flag')).toBe('?q=a%20b&empty=&flag');
    expect(ownSearch('?stage-lang=en')).toBe('');
    expect(stageAddress('/sell?q=a%20b&stage-lang=en', { ...DEFAULT, theme: 'dark' })).toBe(
      '/sell?q=a%20b&stage-theme=dark',
    );
  });
});
