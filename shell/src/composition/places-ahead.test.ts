import { AHEAD } from '@shared/contract';
import { forgetAddresses, putOutOfSight, showPlace } from './places-ahead.ts';

let outlet: HTMLElement;

/** Out of sight, as a host and a remote put it there. */
function stage(html: string): void {
  outlet.innerHTML = html;
  for (const element of outlet.querySelectorAll<HTMLElement>(`[${AHEAD}]`)) {
    const address = element.getAttribute(AHEAD) ?? '';
    putOutOfSight(element);
    element.setAttribute(AHEAD, address);
  }
}

const isOutOfSight = (element: HTMLElement) =>
  element.hasAttribute(AHEAD) && element.style.contentVisibility === 'hidden';

/** Ids of what is seen. */
const seen = () =>
  Array.from(outlet.querySelectorAll<HTMLElement>('[id]'))
    .filter((element) => {
      const place = element.closest<HTMLElement>(`[${AHEAD}]`);
      return !place || !isOutOfSight(place);
    })
    .map(({ id }) => id);

const ROOMS = `
  <div data-section="mf-blog"><h1 id="before">Library</h1></div>
  <div data-room="mf-listings">
    <div data-stand ${AHEAD}>
      <div ${AHEAD}="/sell" style="display: flow-root"><main style="display: none"><h1 id="sell">For sale</h1></main></div>
      <div ${AHEAD}="/sell?type=villa" style="display: flow-root"><h1 id="villas">Villas</h1></div>
      <div ${AHEAD}="/rent" style="display: flow-root"></div>
    </div>
  </div>
  <div data-room="mf-forms"><div data-stand ${AHEAD}><div ${AHEAD}="/join"><h1 id="join">Join</h1></div></div></div>`;

const STANDING = `
  <div data-section="mf-listings">
    <div>
      <header id="before-1">For sale</header>
      <main id="before-2"><h1>For sale</h1></main>
      <div ${AHEAD}="/property/1" style="display: flow-root"><h1 id="one">Villa</h1></div>
      <div ${AHEAD}="/property/2" style="display: flow-root"><h1 id="two">Flat</h1></div>
    </div>
  </div>`;

beforeEach(() => {
  outlet = document.body.appendChild(document.createElement('main'));
});
afterEach(() => outlet.remove());

describe('a page that was drawn ahead', () => {
  it.each([
    ['by another remote, in its room', ROOMS, '/sell', ['sell']],
    ['by another remote, with a query', ROOMS, '/sell?type=villa', ['villas']],
    ['by the remote that stands', STANDING, '/property/2', ['two']],
  ])('%s is shown, and what stood there is not', (_where, html, address, expected) => {
    stage(html);
    expect(showPlace(outlet, address)).toBe(true);
    expect(seen()).toEqual(expected);
    const heading = outlet.querySelector<HTMLElement>(`#${expected[0]}`);
    expect(heading).toBeVisible();
    // A change of its display would take its layout from it.
    const place = heading?.closest<HTMLElement>('[style*="display"]');
    expect(place?.getAttribute('style')).toBe('display: flow-root;');
  });

  it.each([
    ['of an address that nobody has drawn', ROOMS, '/blog/1'],
    ['that is not complete', ROOMS, '/rent'],
    ['whose address is no selector', ROOMS, '/sell"]\\'],
  ])('%s is not there to be shown, and nothing is changed', (_which, html, address) => {
    stage(html);
    const before = outlet.innerHTML;
    expect(showPlace(outlet, address)).toBe(false);
    expect(outlet.innerHTML).toBe(before);
  });

  it('is not there to be shown once it was drawn in another language, and stays out of sight', () => {
    stage(STANDING);
    const before = seen();
    forgetAddresses(outlet);
    expect(showPlace(outlet, '/property/1')).toBe(false);
    expect(seen()).toEqual(before);
  });
});
