import { act } from '@testing-library/react';
import { createContext, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Api } from '@shared/api';
import { createFakeBus } from '@shared/bus/testing';
import type { Language } from '@shared/contract';
import { useBusLanguage } from '@shared/i18n';
import { createIslands } from '../browser/create-islands.ts';
import { Island } from './island.tsx';
import { RemoteContext, useRemoteContext } from './remote-context.ts';
import type { Islands } from './islands.ts';

/** What the browser would say of elements that come into sight. */
class Sight {
  static readonly all = new Set<Sight>();
  readonly watched = new Set<Element>();
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    Sight.all.add(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect() {
    this.watched.clear();
    Sight.all.delete(this);
  }
  static watched() {
    return [...Sight.all].flatMap(({ watched }) => [...watched]);
  }
  static see(target: Element) {
    for (const sight of Sight.all)
      if (sight.watched.has(target))
        sight.tell(
          [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
          sight as unknown as IntersectionObserver,
        );
  }
}

const Words = createContext('ar');
let drawn: string[] = [];

/** A control with state of its own. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const language = use(Words);
  drawn.push(name);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {language} {count}
    </button>
  );
}

const surroundings = (islands: Islands | undefined) => ({
  name: 'mf-test',
  api: {} as Api,
  bus: undefined,
  head: { when: 'committed' as const, send: () => undefined },
  placeParcel: undefined,
  islands,
});

interface Stage {
  islands: Islands;
  element: HTMLElement;
  problems: unknown[];
  root: Root;
  switchLanguage(language: Language): void;
  button(name: string): HTMLButtonElement;
}

let stage: Stage;

const isActing = () =>
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true;

/** Has the tree rendered as the server does, and hydrated. */
async function hydrate(content: ReactNode): Promise<Stage> {
  const bus = createFakeBus('ar');
  const islands = createIslands();
  const tree = (own: Islands | undefined) => {
    function Page() {
      const language = useBusLanguage(bus);
      return (
        <RemoteContext value={surroundings(own)}>
          <Words value={language}>{content}</Words>
        </RemoteContext>
      );
    }
    return <Page />;
  };
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(tree(undefined));
  drawn = [];
  const problems: unknown[] = [];
  let root: Root | undefined;
  const start = async () => {
    root = hydrateRoot(element, tree(islands), {
      onRecoverableError: (error) => problems.push(error),
      onUncaughtError: (error) => problems.push(error),
    });
  };
  await (isActing() ? act(start) : start());
  stage = {
    islands,
    element,
    problems,
    root: root as Root,
    switchLanguage: (language) => bus.switchLanguage(language),
    button: (name) =>
      [...element.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith(name),
      ) as HTMLButtonElement,
  };
  return stage;
}

const twoIslands = (
  <>
    <Counter name="own" />
    <Island as="div">
      <Counter name="first" />
    </Island>
    <Island>
      <Counter name="second" />
    </Island>
  </>
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...said) => stage.problems.push(said));
  Object.assign(window, {
    IntersectionObserver: Sight,
    requestIdleCallback: (task: () => void) => setTimeout(task, 0),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(async () => {
  await act(async () => stage.root.unmount());
  jest.restoreAllMocks();
  document.body.replaceChildren();
  const left = [...Sight.watched(), ...stage.problems];
  if (left.length > 0) throw new Error(`watched for nobody, or hydration failed: ${left.join(', ')}`);
});

describe('an island', () => {
  it('stays as the server drew it, while what stands beside it is alive', async () => {
    const { element, button } = await hydrate(twoIslands);
    expect(new Set(drawn)).toEqual(new Set(['own']));
    expect(element.textContent).toBe('own ar 0first ar 0second ar 0');
    await act(async () => button('own').click());
    expect(button('own').textContent).toBe('own ar 1');
    expect(new Set(drawn)).toEqual(new Set(['own']));
  });

  it.each(['first', 'second'])('answers the press that wakes it: %s', async (name) => {
    const { button } = await hydrate(twoIslands);
    const before = button(name);
    await act(async () => button(name).click());
    expect(button(name).textContent).toBe(`${name} ar 1`);
    expect(button(name)).toBe(before);
    expect(new Set(drawn)).toEqual(new Set(['own', name]));
  });

  it('answers a press at once inside of a boundary that is not alive yet either', async () => {
    // `act` would have React go on with what is hidden before anybody can press anything.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const drawnThen = await new Promise<string[]>((resolve) => {
      function PressesWhenAlive() {
        useLayoutEffect(
          () =>
            queueMicrotask(() => {
              document.querySelectorAll('button')[2]?.click();
              resolve([...drawn]);
            }),
          [],
        );
        return null;
      }
      void hydrate(
        <>
          <PressesWhenAlive />
          <Suspense>{twoIslands}</Suspense>
        </>,
      );
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(new Set(drawnThen)).toEqual(new Set(['own', 'second']));
    await act(async () => undefined);
    expect(stage.button('second').textContent).toBe('second ar 1');
  });

  it('is woken by the focus', async () => {
    const { button } = await hydrate(twoIslands);
    const before = button('second');
    await act(async () => before.focus());
    expect(drawn).toContain('second');
    expect(drawn).not.toContain('first');
    expect(button('second')).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('wakes when it is seen, unless it sleeps until it is used', async () => {
    const { button } = await hydrate(twoIslands);
    const places = ['first', 'second'].map((name) => button(name).parentElement as Element);
    expect(Sight.watched()).toEqual([places[0]]);
    await act(async () => {
      places.forEach(Sight.see);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(new Set(drawn)).toEqual(new Set(['own', 'first']));
    expect(Sight.watched()).toEqual([]);
  });

  it('does not sleep at all where it is told so', async () => {
    const { button } = await hydrate(
      <>
        <Island awake>
          <Counter name="kept" />
        </Island>
        <Island awake={false}>
          <Counter name="other" />
        </Island>
      </>,
    );
    const before = button('kept');
    expect(new Set(drawn)).toEqual(new Set(['kept']));
    expect(button('kept')).toBe(before);
  });

  it('wakes when it is told to show what the server could not know', async () => {
    function Page() {
      const [isKept, setKept] = useState(false);
      return (
        <>
          <button onClick={() => setKept(true)}>keep</button>
          <Island awake={isKept}>
            <Counter name="card" />
          </Island>
        </>
      );
    }
    const { button } = await hydrate(<Page />);
    const before = button('card');
    expect(drawn).toEqual([]);
    await act(async () => button('keep').click());
    expect(drawn).toContain('card');
    expect(button('card')).toBe(before);
  });

  it('keeps its markup when something changes that it shows, such as the language, at once', async () => {
    const { button, element, switchLanguage } = await hydrate(twoIslands);
    const before = [...element.querySelectorAll('button')];
    await act(async () => switchLanguage('en'));
    expect(element.textContent).toBe('own en 0first en 0second en 0');
    expect([...element.querySelectorAll('button')]).toEqual(before);
    await act(async () => button('first').click());
    expect(button('first').textContent).toBe('first en 1');
  });

  it('is alive before the language changes, where the host asks for that', async () => {
    const { islands, element } = await hydrate(twoIslands);
    const before = [...element.querySelectorAll('button')];
    let woken: Promise<void> | undefined;
    // Awaited inside of `act`, React would wait for the end of it.
    await act(async () => void (woken = islands.wakeAll()));
    await woken;
    expect(new Set(drawn)).toEqual(new Set(['own', 'first', 'second']));
    expect([...element.querySelectorAll('button')]).toEqual(before);
    await expect(islands.wakeAll()).resolves.toBeUndefined();
  });

  it('is among those that are woken as soon as its root is told to be mounted', async () => {
    let mounted: Islands | undefined;
    function Root() {
      const { islands } = useRemoteContext();
      useLayoutEffect(() => {
        mounted = islands;
        void islands?.wakeAll();
      }, [islands]);
      return twoIslands;
    }
    await hydrate(<Root />);
    expect(mounted).toBeDefined();
    expect(new Set(drawn)).toEqual(new Set(['own', 'first', 'second']));
  });

  it('wakes by a picture that cannot be had', async () => {
    const { element } = await hydrate(
      <Island as="div" until="used">
        <img alt="" src="/gone.jpg" />
        <Counter name="card" />
      </Island>,
    );
    expect(drawn).toEqual([]);
    await act(async () => element.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(drawn).toContain('card');
  });

  it('is like any other part where there is no markup of the server', async () => {
    const { islands, button, element, root } = await hydrate(<p>server</p>);
    await act(async () =>
      root.render(
        <RemoteContext value={surroundings(islands)}>
          <ul>
            <Island as="li" className="card">
              <Counter name="new" />
            </Island>
          </ul>
        </RemoteContext>,
      ),
    );
    expect(element.innerHTML).toContain('<li class="card"><button>new ar 0</button></li>');
    expect(Sight.watched()).toEqual([]);
    await act(async () => button('new').click());
    expect(button('new').textContent).toBe('new ar 1');
  });

  it('is gone with its page, asleep as it is', async () => {
    const { islands, root, element } = await hydrate(twoIslands);
    await act(async () => root.render(null));
    expect(element.textContent).toBe('');
    expect(Sight.watched()).toEqual([]);
    await expect(islands.wakeAll()).resolves.toBeUndefined();
  });
});

it('is created alive by a root of the browser’s own', async () => {
  const islands = createIslands();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  stage = { root, problems: [] } as unknown as Stage;
  await act(async () =>
    root.render(<RemoteContext value={surroundings(islands)}>{twoIslands}</RemoteContext>),
  );
  expect(element.textContent).toBe('own ar 0first ar 0second ar 0');
  expect(Sight.watched()).toEqual([]);
});
