import { useEffect } from 'react';
import type { RemoteModule, RemoteProps } from '@shared/contract';
import { createGlobalStyle } from 'styled-components';
import { defineRemote } from '../browser/define-remote.ts';
import { definePage } from '../public.ts';
import { useRemoteContext } from '../context/remote-context.ts';
import { expectNoLeaks } from './expect-no-leaks.ts';

const words = () => Promise.resolve({ default: {} });

const remoteOf = (View: () => React.ReactNode): RemoteModule =>
  defineRemote({
    name: 'mf-test',
    locales: { ar: words, en: words },
    pages: { contact: () => Promise.resolve({ default: definePage({ View }) }) },
  });

const check = (remote: RemoteModule) => expectNoLeaks(remote, { url: '/contact', cycles: 4 });

const Heading = () => <h1>بيت</h1>;

describe('expectNoLeaks (quality, "Memory")', () => {
  it('accepts a remote that takes everything away with it', async () => {
    const Style = createGlobalStyle`body { --of-the-remote: 1; }`;
    const Tidy = () => {
      useEffect(() => {
        const listen = () => undefined;
        window.addEventListener('resize', listen);
        document.addEventListener('keydown', listen, { capture: true });
        document.addEventListener('click', listen, { once: true });
        const signalled = new AbortController();
        window.addEventListener('scroll', listen, { signal: signalled.signal });
        return () => {
          window.removeEventListener('resize', listen);
          document.removeEventListener('keydown', listen, true);
          document.removeEventListener('click', listen);
          signalled.abort();
        };
      }, []);
      return (
        <>
          <Style />
          <Heading />
        </>
      );
    };
    await expect(check(remoteOf(Tidy))).resolves.toBeUndefined();
  });

  it('names the listeners that are left', async () => {
    const Leaking = () => {
      useEffect(() => window.addEventListener('resize', () => undefined), []);
      return <Heading />;
    };
    await expect(check(remoteOf(Leaking))).rejects.toThrow(/listeners: \d+, then \d+\n.*Window resize/);
  });

  it('sees a listener that is removed from the wrong phase', async () => {
    const Leaking = () => {
      useEffect(() => {
        const listen = () => undefined;
        document.addEventListener('keydown', listen, true);
        return () => document.removeEventListener('keydown', listen);
      }, []);
      return <Heading />;
    };
    await expect(check(remoteOf(Leaking))).rejects.toThrow('Document keydown');
  });

  it('sees nodes outside of its element', async () => {
    const Leaking = () => {
      useEffect(() => document.body.append(document.createElement('aside')), []);
      return <Heading />;
    };
    await expect(check(remoteOf(Leaking))).rejects.toThrow(/nodes: \d+, then \d+/);
  });

  it('sees style rules', async () => {
    const Leaking = () => {
      useEffect(() => {
        const [sheet = document.head.appendChild(document.createElement('style')).sheet] =
          document.styleSheets;
        sheet?.insertRule('p { color: red; }');
      }, []);
      return <Heading />;
    };
    await expect(check(remoteOf(Leaking))).rejects.toThrow(/rules: \d+, then \d+/);
  });

  it('sees subscriptions to the bus', async () => {
    const Leaking = () => {
      const { bus } = useRemoteContext();
      useEffect(() => void bus?.language$.subscribe(() => undefined), [bus]);
      return <Heading />;
    };
    await expect(check(remoteOf(Leaking))).rejects.toThrow(/subscriptions: \d+, then \d+/);
  });

  it('sees a preparation at the language gate', async () => {
    const { bootstrap, mount, unmount, parcels } = remoteOf(Heading);
    const leaking: RemoteModule = {
      bootstrap,
      unmount,
      parcels,
      mount(props: RemoteProps) {
        props.languageGate.register(() => Promise.resolve());
        return mount(props);
      },
    };
    await expect(check(leaking)).rejects.toThrow('subscriptions: ');
  });
});
