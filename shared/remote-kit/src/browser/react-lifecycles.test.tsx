import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { FirstView, ParcelProps } from '@shared/contract';
import { act } from '@testing-library/react';
import { useId } from 'react';
import { reactLifecycles } from './react-lifecycles.ts';
import { loadRenderer } from './renderer.ts';

/** All that the contract hands over, and nothing of what single-spa adds to it. */
function propsOf(markup: string, firstView?: FirstView) {
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = markup;
  const thrown: unknown[] = [];
  const props: ParcelProps = {
    domElement,
    bus: createFakeBus(),
    http: createFakeHttp(),
    languageGate: createLanguageGate(),
    ...(firstView && { firstView }),
    reportRenderError: (error) => thrown.push(error),
  };
  return { domElement, thrown, props };
}

/** React resolves mounts outside of `act`; awaiting them inside would wait for ever. */
async function settle(start: () => Promise<unknown>): Promise<void> {
  let done: Promise<unknown> | undefined;
  await act(async () => {
    done = start();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await done;
}

const explained = (step: Promise<unknown>) =>
  step.catch((cause: unknown) => {
    throw new Error(
      'single-spa-react reads more of its props than the contract hands over. Its types always asked for what single-spa ' +
        'adds (name, singleSpa, mountParcel), and react-lifecycles.ts casts that away because it was never read: hand it over.',
      { cause },
    );
  });

const Greeting = () => <p id={useId()}>greeting</p>;

beforeAll(loadRenderer);
afterEach(() => document.body.replaceChildren());

describe('reactLifecycles', () => {
  it('mounts and unmounts with what the contract hands over alone', async () => {
    const { domElement, props, thrown } = propsOf('');
    const { bootstrap, mount, unmount } = reactLifecycles('mf-test', Greeting);
    await explained(bootstrap(props));
    await explained(settle(() => mount(props)));
    expect(domElement.textContent).toBe('greeting');
    expect(domElement.querySelector('p')?.id).toContain('mf-test-');
    await explained(settle(() => unmount(props)));
    expect(domElement.textContent).toBe('');
    expect(thrown).toEqual([]);
  });

  it('creates what no server rendered, and hydrates what one did', async () => {
    const markup = '<p>server</p>';
    const Server = () => <p>server</p>;
    const created = propsOf(markup);
    const hydrated = propsOf(markup, { state: {} });
    const [replaced] = created.domElement.children;
    const [kept] = hydrated.domElement.children;
    await settle(() => reactLifecycles('mf-test', Server).mount(created.props));
    await settle(() => reactLifecycles('mf-test', Server).mount(hydrated.props));
    expect(created.domElement.firstElementChild).not.toBe(replaced);
    expect(hydrated.domElement.firstElementChild).toBe(kept);
  });

  it('draws with other props what is not through with its first drawing, and calls nothing that is no function', async () => {
    const { domElement, props, thrown } = propsOf('');
    const Named = ({ text = 'first' }: ParcelProps & { text?: string }) => <p>{text}</p>;
    const { mount, update, unmount } = reactLifecycles('mf-test', Named);
    const timers = jest.spyOn(window, 'setTimeout');
    // The second drawing comes when the first is through, which is outside of `act`.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await settle(() => Promise.all([mount(props), update({ ...props, text: 'second' })]));
    expect(domElement.textContent).toBe('second');
    await settle(() => unmount(props));
    // Text there is the text of a script.
    expect(timers.mock.calls.map(([task]) => typeof task).filter((type) => type !== 'function')).toEqual([]);
    expect(thrown).toEqual([]);
    jest.restoreAllMocks();
  });

  it('tells the host that a tree threw, and still unmounts it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('broken on purpose');
    const Broken = () => {
      throw error;
    };
    const { props, thrown } = propsOf('');
    const { bootstrap, mount, unmount } = reactLifecycles('mf-test', Broken);
    await bootstrap(props);
    await settle(() => mount(props));
    await settle(() => unmount(props));
    expect(thrown).toEqual([error]);
    jest.restoreAllMocks();
  });

  it('holds nothing of a root that was unmounted, neither of the first nor of the last', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { mount, unmount } = reactLifecycles('mf-test', Greeting);
    const elements: WeakRef<HTMLElement>[] = [];
    const visit = async () => {
      const { domElement, props } = propsOf('');
      elements.push(new WeakRef(domElement));
      await settle(() => mount(props));
      await settle(() => unmount(props));
      domElement.remove();
    };
    for (let time = 0; time < 3; time += 1) await visit();
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
    expect(elements.map((element) => element.deref() === undefined)).toEqual([true, true, true]);
  });
});
