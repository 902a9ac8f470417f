import { endEarlyPresses, settleParcelPresses } from './early-presses.ts';

describe('presses from before the page was alive', () => {
  const pressed: string[] = [];
  const replayed = () => new Promise((resolve) => setTimeout(resolve));
  const section = document.createElement('div');
  const elsewhere = document.createElement('div');
  const buttonIn = (parent: HTMLElement, name: string) => {
    const button = parent.appendChild(document.createElement('button'));
    button.addEventListener('click', () => pressed.push(name));
    return button;
  };
  /** A parcel's place inside of a section, with the server's markup. */
  const parcelIn = (parent: HTMLElement) => {
    const slot = parent.appendChild(document.createElement('div'));
    slot.dataset['parcel'] = 'mf-listings/latest-sale';
    return slot.appendChild(document.createElement('div'));
  };

  beforeEach(() => {
    pressed.length = 0;
    section.replaceChildren();
    elsewhere.replaceChildren();
    document.body.replaceChildren(section, elsewhere);
  });
  afterEach(() => {
    delete window.earlyPresses;
  });

  it('are made again in their order, once, and only inside what has come alive', async () => {
    const [first, other, second] = [
      buttonIn(section, 'first'),
      buttonIn(elsewhere, 'other'),
      buttonIn(section, 'second'),
    ];
    window.earlyPresses = [second, other, first, second];
    endEarlyPresses(section);
    await replayed();
    expect(pressed).toEqual(['second', 'first', 'second']);
    endEarlyPresses(section);
    await replayed();
    expect(pressed).toHaveLength(3);
    endEarlyPresses(elsewhere);
    await replayed();
    expect(pressed.at(-1)).toBe('other');
  });

  it('on a parcel wait until that is alive, while those beside it do not', async () => {
    const place = parcelIn(section);
    const [heart, own] = [buttonIn(place, 'heart'), buttonIn(section, 'own')];
    window.earlyPresses = [heart, own];
    endEarlyPresses(section);
    await replayed();
    expect(pressed).toEqual(['own']);
    expect(window.earlyPresses.waiting).toEqual([place]);
    settleParcelPresses(place, true);
    await replayed();
    expect(pressed).toEqual(['own', 'heart']);
    expect(window.earlyPresses.waiting).toEqual([]);
  });

  it('on a parcel that is alive before its section tells so are not waited for', async () => {
    const place = parcelIn(section);
    window.earlyPresses = [buttonIn(place, 'heart')];
    settleParcelPresses(place, true);
    endEarlyPresses(section);
    await replayed();
    expect(pressed).toEqual(['heart']);
    expect(window.earlyPresses.waiting).toEqual([]);
  });

  it('on a parcel that will never be alive are left, and kept no longer', async () => {
    const place = parcelIn(section);
    window.earlyPresses = [buttonIn(place, 'heart')];
    endEarlyPresses(section);
    settleParcelPresses(place, false);
    await replayed();
    expect(pressed).toEqual([]);
    expect(window.earlyPresses.waiting).toEqual([]);
  });

  it('are each drawn before the next: what is pressed twice is where it was', async () => {
    let isOn = false;
    const toggle = buttonIn(section, 'toggle');
    // As React does: what is drawn for a press is there at the end of the task at the latest, not at once.
    let drawn = isOn;
    toggle.addEventListener('click', () => {
      isOn = !drawn;
      queueMicrotask(() => (drawn = isOn));
    });
    window.earlyPresses = [toggle, toggle];
    endEarlyPresses(section);
    await replayed();
    expect(isOn).toBe(false);
  });

  it('on what hydration has taken away are left', async () => {
    const button = buttonIn(section, 'gone');
    window.earlyPresses = [button];
    button.remove();
    endEarlyPresses(section);
    await replayed();
    expect(pressed).toEqual([]);
  });

  it('need not exist: a document of the browser’s own keeps none', () => {
    expect(() => {
      endEarlyPresses(section);
      settleParcelPresses(section, true);
    }).not.toThrow();
  });

  it('are kept nowhere when everything listens for itself', () => {
    window.earlyPresses = [];
    endEarlyPresses();
    expect(window.earlyPresses.waiting).toEqual([]);
  });
});
