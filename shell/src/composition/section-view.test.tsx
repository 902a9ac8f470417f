import { createI18n, I18nProvider } from '@shared/i18n';
import type { RemoteFailure } from '@shared/contract';
import { DirectionStyles } from '@shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import english from '../locales/en.json';
import { createSectionView } from './section-view.tsx';

const i18n = createI18n({ namespace: 'shell', resources: { en: english } });
const view = createSectionView({
  wrap: (content) => (
    <I18nProvider i18n={i18n} language="en">
      <DirectionStyles language="en">{content}</DirectionStyles>
    </I18nProvider>
  ),
});
const failure = (overrides: Partial<RemoteFailure> = {}): RemoteFailure => ({
  kind: 'not-found',
  remote: 'mf-blog',
  cause: 'x',
  ...overrides,
});

describe('what stands in a section while no remote does', () => {
  let section: HTMLElement;
  beforeEach(() => {
    jest.useFakeTimers();
    section = document.body.appendChild(document.createElement('div'));
    section.innerHTML = '<div id="stand">the remote’s own</div>';
  });
  afterEach(() => {
    act(() => view.clear(section));
    section.remove();
    jest.useRealTimers();
  });
  const fail = (overrides?: Partial<RemoteFailure>, retry = () => {}) =>
    act(() => view.showFailure(section, failure(overrides), retry));

  it('holds the place before the remote’s element, and shows that it waits only when it takes long', () => {
    act(() => view.showLoading(section));
    expect(section.lastElementChild?.id).toBe('stand');
    const bar = () => screen.queryByRole('progressbar');
    expect(bar()).toBeNull();
    act(() => {
      jest.advanceTimersByTime(150);
    });
    expect(bar()).toBeInTheDocument();
  });

  it('is the shape that the document has drawn, until something else stands there', () => {
    section.insertAdjacentHTML('afterbegin', '<div data-skeleton="list"></div>');
    act(() => view.showLoading(section));
    expect(section.innerHTML).toBe('<div data-skeleton="list"></div><div id="stand">the remote’s own</div>');
    fail();
    expect(section.querySelector('[data-skeleton]')).toBeNull();
    expect(section.children).toHaveLength(2);
  });

  it('is cleared without a trace', () => {
    act(() => view.showLoading(section));
    act(() => view.clear(section));
    expect(section.innerHTML).toBe('<div id="stand">the remote’s own</div>');
    expect(() => view.clear(section)).not.toThrow();
  });

  it('may be cleared while React renders: a remote says in an effect that it is there', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    act(() => view.showLoading(section));
    function Remote() {
      useEffect(() => view.clear(section), []);
      return null;
    }
    const remote = render(<Remote />);
    expect(section.innerHTML).toBe('<div id="stand">the remote’s own</div>');
    await act(async () => undefined);
    expect(complaints).not.toHaveBeenCalled();
    remote.unmount();
    complaints.mockRestore();
  });

  it('is one thing at a time: a failure takes the place of the waiting', () => {
    act(() => view.showLoading(section));
    fail();
    expect(section.children).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: english.failing.title })).toBeInTheDocument();
  });

  it.each(['mf-blog', 'shell'])(
    'offers a reload where the page is too old for %s to be tried again',
    (remote) => {
      fail({ kind: 'gone', remote });
      expect(screen.getByText(english.failing.gone)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: english.failing.reload })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: english.failing.retry })).toBeNull();
    },
  );

  it.each([
    ['offline', english.failing.offline],
    ['not-found', english.failing.description],
    ['timeout', english.failing.description],
  ] as const)(
    'says of %s what the visitor can do, and keeps the kind for those who look for it',
    (kind, text) => {
      fail({ kind });
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(section.querySelector(`[data-failure="${kind}"]`)).not.toBeNull();
    },
  );

  it('tries again by its button', () => {
    const retry = jest.fn();
    fail({}, retry);
    fireEvent.click(screen.getByRole('button', { name: english.failing.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is the error screen with the way home for a page of the shell’s own', () => {
    const retry = jest.fn();
    fail({ remote: 'shell', kind: 'render' }, retry);
    expect(screen.getByRole('heading', { level: 1, name: english.error.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: english.notFound.home })).toHaveAttribute('href', '/');
    fireEvent.click(screen.getByRole('button', { name: english.failing.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
