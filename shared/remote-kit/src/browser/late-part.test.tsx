import { act, waitFor } from '@testing-library/react';
import { Component, useState, type FormEvent, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Api } from '@shared/api';
import type { Language } from '@shared/contract';
import { createI18n, useTranslation } from '@shared/i18n';
import { Surroundings } from '../context/remote-tree.tsx';
import type { Islands, Sleeper } from '../context/islands.ts';
import { latePart } from './late-part.tsx';
import { loadRenderer } from './renderer.ts';

interface TextProps {
  text: string;
}

/** A text with a control of its own. */
function Text({ text }: TextProps) {
  const { language } = useTranslation();
  const [count, setCount] = useState(0);
  if (text === 'bad' && count > 0) throw new Error('cannot count this');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {text} {language} {count}
    </button>
  );
}

/** A field that belongs to the visitor. */
const Field = ({ text }: TextProps) => <input aria-label={text} />;

/** What a page's boundary does. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>failed: {this.state.error.message}</p> : this.props.children;
  }
}

const i18n = createI18n({ namespace: 'mf-test' });

function surround(children: ReactNode, language: Language, islands: Islands | undefined) {
  const context = {
    name: 'mf-test',
    api: {} as Api,
    bus: undefined,
    head: { when: 'committed' as const, send: () => undefined },
    placeParcel: undefined,
    islands,
  };
  return (
    <Surroundings context={context} i18n={i18n} language={language}>
      {children}
    </Surroundings>
  );
}

let root: Root;
let problems: unknown[] = [];
let element: HTMLElement;
let sleeping: Set<Sleeper>;

/** A page that the server has drawn, and that has been hydrated; the part's code is the test's to give. */
async function hydrate(text = 'text', Drawn: FunctionComponent<TextProps> = Text) {
  let answer: { give(component: FunctionComponent<TextProps>): void; refuse(): void } | undefined;
  const load = jest.fn(
    () =>
      new Promise<FunctionComponent<TextProps>>((give, reject) => {
        answer = { give, refuse: () => reject(new Error('away')) };
      }),
  );
  const Late = latePart<TextProps>({ load, Placeholder: () => <p>to come</p> });
  sleeping = new Set();
  const islands: Islands = {
    add(sleeper) {
      sleeping.add(sleeper);
      return () => sleeping.delete(sleeper);
    },
    wakeAll: async () => void (await Promise.all([...sleeping].map(({ wake }) => wake()))),
  };
  const heard: unknown[] = [];
  const onInput = ({ target }: FormEvent) => heard.push((target as HTMLInputElement).value);
  const tree = (shown: string | undefined, language: Language, times = 0) =>
    surround(
      <Boundary>
        <h1>drawn {times}</h1>
        <form onInput={onInput}>{shown !== undefined && <Late text={shown} />}</form>
      </Boundary>,
      language,
      islands,
    );
  // As the server's half does it: the part alone, put into its page.
  const alone = renderToString(surround(<Drawn text={text} />, 'en', undefined));
  const page = renderToString(
    surround(
      <Boundary>
        <h1>drawn {0}</h1>
        <form>
          <div>
            <div>{'PLACE'}</div>
          </div>
        </form>
      </Boundary>,
      'en',
      undefined,
    ),
  );
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = page.replace('PLACE', alone);
  await act(async () => {
    root = hydrateRoot(element, tree(text, 'en'), {
      onRecoverableError: (error) => problems.push(error),
      onUncaughtError: (error) => problems.push(error),
      onCaughtError: () => undefined,
    });
  });
  let times = 0;
  return {
    Late,
    load,
    /** What the form around the part has heard. */
    heard,
    islands,
    give: (component = Drawn) => act(async () => answer?.give(component)),
    /** As it comes in a browser: React takes its time over what it brings. */
    giveInTime: () => answer?.give(Drawn),
    refuse: () => act(async () => answer?.refuse()),
    draw: (shown: string | undefined, language: Language = 'en') =>
      act(async () => root.render(tree(shown, language, (times += 1)))),
    /** As when it has come into sight, and the browser had time. */
    see: () => act(async () => sleeping.forEach((sleeper) => void sleeper.wake())),
  };
}

const button = () => element.querySelector('button') as HTMLButtonElement;

beforeAll(loadRenderer);
beforeEach(() => {
  problems = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => problems.push(said));
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.restoreAllMocks();
  element.remove();
  if (problems.length > 0) throw new Error(`hydration failed: ${problems.join(', ')}`);
});

describe('a late part', () => {
  it('stays as the server drew it, its code not asked for, until it is seen', async () => {
    const { load } = await hydrate();
    expect(button().textContent).toBe('text en 0');
    expect(load).not.toHaveBeenCalled();
    expect([...sleeping].map(({ seen }) => seen)).toEqual([button().closest('form > div')]);
  });

  it('is taken over where it stands once its code is here', async () => {
    const { see, give } = await hydrate();
    const before = button();
    await see();
    await give();
    await act(async () => before.click());
    expect(button()).toBe(before);
    expect(before.textContent).toBe('text en 1');
    expect(sleeping.size).toBe(0);
  });

  it('says what is put into it while it is taken over: React stops what it cannot tell the place of', async () => {
    let drawn = 0;
    const Busy = () => {
      const until = performance.now() + 10;
      while (performance.now() < until);
      drawn += 1;
      return null;
    };
    const Slow = ({ text }: TextProps) => (
      <>
        <Field text={text} />
        {Array.from({ length: 40 }, (_, index) => (
          <Busy key={index} />
        ))}
      </>
    );
    const { see, giveInTime, heard } = await hydrate('text', Slow);
    drawn = 0;
    await see();
    const input = element.querySelector('input') as HTMLInputElement;
    // `act` would take it over in one go.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    giveInTime();
    await waitFor(() => expect(drawn).toBeGreaterThan(2), { interval: 1 });
    expect(drawn).toBeLessThan(40);
    input.value = 'typed';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(heard).toEqual(['typed']);
    expect(element.querySelector('input')).toBe(input);
  });

  it('keeps its markup however often its page is drawn before its code is here', async () => {
    const { see, give, draw } = await hydrate();
    const before = button();
    await see();
    await draw('text');
    await draw('text');
    expect(element.querySelector('h1')?.textContent).toBe('drawn 2');
    expect(button()).toBe(before);
    await give();
    await act(async () => before.click());
    await draw('text');
    expect(button()).toBe(before);
    expect(before.textContent).toBe('text en 1');
  });

  it('is alive before the language changes, and follows it', async () => {
    const { islands, give, draw } = await hydrate();
    const before = button();
    let isAwake = false;
    await act(async () => void islands.wakeAll().then(() => (isAwake = true)));
    expect(isAwake).toBe(false);
    await give();
    expect(isAwake).toBe(true);
    await draw('text', 'ar');
    expect(button()).toBe(before);
    expect(before.textContent).toBe('text ar 0');
  });

  it('stays to be read where its code cannot be had, and comes alive when it can', async () => {
    const { islands, see, give, refuse, draw } = await hydrate();
    const before = button();
    await see();
    await refuse();
    // A switch of language does not wait for what cannot be had.
    const switched = islands.wakeAll();
    await refuse();
    await switched;
    await draw('text', 'ar');
    expect(button()).toBe(before);
    expect(before.textContent).toBe('text en 0');
    await give();
    expect(button().textContent).toBe('text ar 0');
  });

  it('shows what has changed once its code is here, and what it was until then', async () => {
    const { draw, give } = await hydrate();
    await draw('mended text');
    expect(button().textContent).toBe('text en 0');
    await give();
    expect(button().textContent).toBe('mended text en 0');
  });

  it('follows its props where it stands, before it is alive and after, and keeps what was typed', async () => {
    const { draw, give, load } = await hydrate('text', Field);
    const input = element.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    await draw('mended text');
    expect(load).toHaveBeenCalledTimes(1);
    expect(input.getAttribute('aria-label')).toBe('text');
    await give();
    expect(input.getAttribute('aria-label')).toBe('mended text');
    await draw('mended again');
    expect(input.getAttribute('aria-label')).toBe('mended again');
    expect(element.querySelector('input')).toBe(input);
    expect(input.value).toBe('typed');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is drawn at once by whoever has fetched its code, and after a failure by whoever asks again', async () => {
    const { Late, give, refuse, draw } = await hydrate();
    await draw(undefined);
    const refused = Late.load().catch((error: unknown) => error);
    await refuse();
    expect(await refused).toEqual(new Error('away'));
    const again = Late.load();
    await give();
    await again;
    // No turn of the event loop in which something else could stand there.
    act(() => root.render(surround(<Late text="new" />, 'en', undefined)));
    expect(button().textContent).toBe('new en 0');
  });

  it('holds nobody up who waits for it when it goes', async () => {
    const { islands, give, draw } = await hydrate();
    let isThrough = false;
    await act(async () => void islands.wakeAll().then(() => (isThrough = true)));
    await draw(undefined);
    await give();
    expect(isThrough).toBe(true);
    expect(element.querySelector('button')).toBeNull();
  });

  it('fails with its page', async () => {
    const { see, give } = await hydrate('bad');
    await see();
    await give();
    // `act` would keep the error to itself.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    button().click();
    await waitFor(() => expect(element.textContent).toBe('failed: cannot count this'));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
});
