import { endEarlyPresses, replayEarlyPresses } from './early-presses.ts';

describe('presses from before the page was alive', () => {
  const pressed: string[] = [];
  const place = document.createElement('div');
  const elsewhere = document.createElement('div');
  const buttonIn = (parent: HTMLElement, name: string) => {
    const button = parent.appendChild(document.createElement('button'));
    button.addEventListener('click', () => pressed.push(name));
    return button;
  };

  beforeEach(() => {
    pressed.length = 0;
    place.replaceChildren();
    elsewhere.replaceChildren();
  });
  afterEach(() => {
    delete window.earlyPresses;
  });

  it('are made again in their order, once, and only inside what has come alive', () => {
    const [first, other, second] = [
      buttonIn(place, 'first'),
      buttonIn(elsewhere, 'other'),
      buttonIn(place, 'second'),
    ];
    window.earlyPresses = [second, other, first, second];
    replayEarlyPresses(place);
    expect(pressed).toEqual(['second', 'first', 'second']);
    replayEarlyPresses(place);
    expect(pressed).toHaveLength(3);
    replayEarlyPresses(elsewhere);
    expect(pressed.at(-1)).toBe('other');
  });

  it('on what hydration has taken away are left', () => {
    const button = buttonIn(place, 'gone');
    window.earlyPresses = [button];
    button.remove();
    replayEarlyPresses(place);
    expect(pressed).toEqual([]);
  });

  it('need not exist: a document of the browser’s own keeps none', () => {
    expect(() => {
      replayEarlyPresses(place);
      endEarlyPresses();
    }).not.toThrow();
  });

  it('are kept no longer when everything listens for itself', () => {
    window.earlyPresses = [];
    endEarlyPresses();
    expect(window.earlyPresses.closed).toBe(true);
  });
});
