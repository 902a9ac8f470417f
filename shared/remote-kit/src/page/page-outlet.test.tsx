import { BrowserRouter } from '@shared/facades/router';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
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
