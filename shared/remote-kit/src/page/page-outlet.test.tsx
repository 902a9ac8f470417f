import { BrowserRouter, useLocation, useNavigate, useSearchParams } from '@shared/facades/router';
import { StaticRouter } from '@shared/facades/router/server';
import { act, render, screen } from '@testing-library/react';
import { Component, memo, Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { definePage } from './definition.ts';
import { createPageLibrary } from './page-library.ts';
import { PageOutlet } from './page-outlet.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { thrown: '' };
  static getDerivedStateFromError(error: Error) {
    return { thrown: error.message };
  }
  override render() {
    return this.state.thrown || this.props.children;
  }
}

describe('a page whose code is on its way', () => {
  it('that does not come is asked for once, and is the boundary’s matter', async () => {
    const load = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    const library = createPageLibrary({ pages: { blog: load } });
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    window.history.replaceState(null, '', '/blog');
    await act(async () => {
      render(
        <BrowserRouter>
          <Boundary>
            <PageOutlet library={library} />
          </Boundary>
        </BrowserRouter>,
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    complaints.mockRestore();
    expect(screen.getByText('Loading chunk 7 failed.')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('an address that changes', () => {
  let begun: string[] = [];
  let attempts = 0;
  const never = new Promise<void>(() => undefined);

  /** As a sleeping island does: the browser's attempts to bring it to life wait. */
  function Sleeper() {
    if (typeof window !== 'undefined' && isInBrowser) {
      attempts += 1;
      use(never);
    }
    return <p>asleep</p>;
  }
  let isInBrowser = false;

  const Sleeping = memo(() => (
    <Suspense>
      <Sleeper />
    </Suspense>
  ));

  function View() {
    const [search, setSearch] = useSearchParams();
    const { pathname, search: text, hash } = useLocation();
    const navigate = useNavigate();
    const [beginning] = useState(`${pathname}${text}`);
    if (begun.at(-1) !== beginning) begun.push(beginning);
    return (
      <>
        <output>{`${pathname} ${search.get('min')} ${hash}`}</output>
        <button onClick={() => setSearch({ min: '5' })}>narrow</button>
        <button onClick={() => void navigate('/rent')}>rent</button>
        <Sleeping />
      </>
    );
  }
  const library = createPageLibrary({
    pages: {
      sale: () => Promise.resolve({ default: definePage({ View }) }),
      rent: () => Promise.resolve({ default: definePage({ View }) }),
    },
  });

  async function standOn(url: string) {
    begun = [];
    attempts = 0;
    isInBrowser = false;
    window.history.replaceState(null, '', url);
    await Promise.all([library.load('sale'), library.load('rent')]);
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(
      <StaticRouter location={url}>
        <PageOutlet library={library} />
      </StaticRouter>,
    );
    isInBrowser = true;
    begun = [];
    const problems: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(
          element,
          <BrowserRouter>
            <PageOutlet library={library} />
          </BrowserRouter>,
          { onRecoverableError: (error) => problems.push(error) },
        ),
      ),
    );
    const press = (name: string) =>
      act(async () => {
        screen.getByRole('button', { name }).click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    const leave = () => {
      act(() => root.unmount());
      element.remove();
    };
    return { element, problems, press, leave };
  }

  it('in its query is told to who asks for it, and brings nothing to life that sleeps', async () => {
    const { element, problems, press, leave } = await standOn('/sell');
    const drawn = element.querySelector('p');
    expect(drawn).not.toBeNull();
    const before = attempts;
    await press('narrow');
    expect(screen.getByRole('status')).toHaveTextContent('/sell 5');
    await act(async () => {
      window.history.pushState(null, '', '/sell?min=7#end');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('status')).toHaveTextContent('/sell 7 #end');
    expect(attempts).toBe(before);
    expect(element.querySelector('p')).toBe(drawn);
    expect(problems).toEqual([]);
    leave();
  });

  it('in its path is another page, which begins at its own address', async () => {
    const { press, leave } = await standOn('/sell?min=9');
    expect(begun).toEqual(['/sell?min=9']);
    isInBrowser = false;
    await press('rent');
    expect(screen.getByRole('status')).toHaveTextContent('/rent null');
    expect(begun).toEqual(['/sell?min=9', '/rent']);
    leave();
  });
});
