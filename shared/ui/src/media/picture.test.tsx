import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

/** The picture as `<img>`, or undefined when a drawing stands in its place. */
const photograph = () => screen.queryByRole('img', { name: 'فيلا' })?.closest('img') ?? undefined;

describe('Picture', () => {
  it('reserves its space, loads lazily and offers sizes', () => {
    render(
      <Picture
        src="/a.webp"
        alt="فيلا"
        srcFor={(width) => `/a.webp?w=${width}`}
        widths={[320, 640]}
        sizes="50vw"
      />,
    );
    expect(photograph()).toHaveAttribute('width', '800');
    expect(photograph()).toHaveAttribute('height', '600');
    expect(photograph()).toHaveAttribute('loading', 'lazy');
    expect(photograph()).toHaveAttribute('srcset', '/a.webp?w=320 320w, /a.webp?w=640 640w');
  });

  it('loads at once, before others, when it has priority', () => {
    render(<Picture src="/a.webp" alt="فيلا" priority ratio="16 / 10" />);
    expect(photograph()).toHaveAttribute('loading', 'eager');
    expect(photograph()).toHaveAttribute('fetchpriority', 'high');
    expect(photograph()).toHaveAttribute('height', '500');
  });

  it('waits, in markup of the server, until the document has it fetched; once taken over, it loads at once', async () => {
    const picture = <Picture src="/a.webp" alt="فيلا" priority />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(picture);
    expect(photograph()).toHaveAttribute('loading', 'lazy');
    const element = photograph();
    const root = await act(async () => hydrateRoot(container, picture));
    expect(photograph()).toBe(element);
    expect(photograph()).toHaveAttribute('loading', 'eager');
    await act(async () => root.unmount());
    container.remove();
  });

  it('draws a fallback with the same name when it fails, and tries again with another address', () => {
    const { rerender } = render(<Picture src="/a.webp" alt="فيلا" />);
    fireEvent.error(screen.getByRole('img'));
    expect(photograph()).toBeUndefined();
    expect(screen.getByRole('img', { name: 'فيلا' })).toBeInTheDocument();
    rerender(<Picture src="/b.webp" alt="فيلا" />);
    expect(photograph()).toHaveAttribute('src', '/b.webp');
  });

  describe('markup of the server, whose events have passed', () => {
    const image = HTMLImageElement.prototype;
    const probes: EventTarget[] = [];
    const realImage = window.Image;

    beforeEach(() => {
      probes.length = 0;
      window.Image = class extends EventTarget {
        src = '';
        constructor() {
          super();
          probes.push(this);
        }
      } as unknown as typeof window.Image;
      jest.spyOn(image, 'complete', 'get').mockReturnValue(true);
      jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0);
      jest.spyOn(image, 'currentSrc', 'get').mockReturnValue('/a.webp');
    });
    afterEach(() => {
      jest.restoreAllMocks();
      window.Image = realImage;
    });

    it('notices that it could not be loaded', async () => {
      render(<Picture src="/a.webp" alt="فيلا" />);
      probes[0]?.dispatchEvent(new Event('error'));
      await waitFor(() => expect(photograph()).toBeUndefined());
    });

    it('keeps a picture that only looked broken for a moment', async () => {
      render(<Picture src="/a.webp" alt="فيلا" />);
      expect(probes).toHaveLength(1);
      probes[0]?.dispatchEvent(new Event('load'));
      await Promise.resolve();
      expect(photograph()).toBeDefined();
    });
  });

  it('draws the fallback for an address that is missing', () => {
    render(<Picture src="" alt="فيلا" />);
    expect(photograph()).toBeUndefined();
    expect(screen.getByRole('img', { name: 'فيلا' })).toBeInTheDocument();
  });
});
