import { createFakeHttp, renderRemote } from '../testing/index.ts';
import { useApi, useHead } from '../context/hooks.ts';
import { defineRemote } from './define-remote.tsx';
import { keepMarkup } from './keep-markup.tsx';

let drawn = 0;
const Holding = keepMarkup(() => {
  drawn += 1;
  const api = useApi();
  return (
    <button type="button" onClick={() => void api.getSettings()}>
      held
    </button>
  );
});
const Reading = keepMarkup(() => <p>{typeof useApi().getSettings}</p>);
const Heading = keepMarkup(() => {
  useHead({ title: 'of a card' });
  return <p>titled</p>;
});

it('keeps what holds the API for later, and draws in its place what reads of it or has a head', async () => {
  const complaints = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const View = () => (
    <>
      <Holding />
      <Reading />
      <Heading />
    </>
  );
  const words = () => Promise.resolve({ default: {} });
  const remote = defineRemote({
    name: 'test',
    locales: { ar: words, en: words },
    pages: { blog: () => Promise.resolve({ default: { View } }) },
  });
  for (let time = 0; time < 3; time += 1) {
    const { html, head } = await renderRemote(remote, { url: '/blog', http: createFakeHttp() });
    expect(html).toBe('<button type="button">held</button><p>function</p><p>titled</p>');
    expect(head.title).toBe('of a card');
  }
  expect(drawn).toBe(1);
  expect(complaints).toHaveBeenCalledTimes(2);
  complaints.mockRestore();
});
