import { type Language, LANGUAGES } from '@shared/contract';
import { createI18n, I18nProvider, useTranslation } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import {
  createContext,
  Fragment,
  lazy,
  memo,
  Suspense,
  use,
  useId,
  useSyncExternalStore,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { css, styled } from 'styled-components';
import { keepMarkup, withoutKeptMarkup } from './keep-markup.tsx';
import { createMarkupStore, type MarkupStore } from './kept-markup.ts';
import { renderKeeping } from './render-keeping.tsx';

const i18n = createI18n({
  namespace: 'test',
  resources: { ar: { from: 'من {{place}}' }, en: { from: 'from {{place}}' } },
});

const surroundings = (language: Language, children: ReactNode) => (
  <I18nProvider i18n={i18n} language={language}>
    <DirectionStyles language={language}>{children}</DirectionStyles>
  </I18nProvider>
);

const renderPage = (
  page: ReactElement,
  language: Language = 'ar',
  store: MarkupStore = createMarkupStore(),
) =>
  renderKeeping(<>{surroundings(language, page)}</>, {
    identifierPrefix: 'test-',
    variant: language,
    surround: (fragment) => surroundings(language, fragment),
    store,
  });
const renderInPlace = (page: ReactElement, language: Language = 'ar') =>
  withoutKeptMarkup(() => renderPage(page, language));

interface CardProps {
  name: string;
  price?: number | undefined;
  tone?: 'calm' | 'loud';
  marks?: readonly string[];
}

const Frame = styled.article<{ $tone: string; $price: number }>`
  margin-left: ${({ $price }) => $price % 7}px;
  ${({ $tone }) =>
    $tone === 'loud' &&
    css`
      color: rebeccapurple;
    `}
`;
const Mark = styled.b`
  padding-right: 2px;
`;
const never = () => () => {};

const NO_MARKS: readonly string[] = [];
const drawn: string[] = [];
function Card({ name, price, tone = 'calm', marks = NO_MARKS }: CardProps) {
  drawn.push(name);
  const { t } = useTranslation();
  const kept = useSyncExternalStore(
    never,
    () => 'browser',
    () => 'server',
  );
  return (
    <Frame $tone={tone} $price={price ?? 0} data-kept={kept}>
      {t('from', { place: name })} {price}
      {marks.map((mark) => (
        <Mark key={mark}>{mark}</Mark>
      ))}
      <Suspense>{price !== undefined && <i>{price}</i>}</Suspense>
    </Frame>
  );
}
const KeptCard = keepMarkup(memo(Card));

const Named = styled.label`
  margin-right: 1px;
`;
function Field({ label }: { label: string }) {
  const id = useId();
  return <Named htmlFor={id}>{label}</Named>;
}

/** Numbers that are the same in each run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const NAMES = ['سلوى', 'Salwa', '<b>&"', "it's", '', 'الروضة، جدة', 'kept-0'];

/** A page of what pages are made of: texts beside each other, ids, styles, boundaries, and cards among them. */
function pageOf(next: (below: number) => number, depth = 3): ReactNode {
  const parts = Array.from({ length: 1 + next(5) }, (_, index): ReactNode => {
    switch (next(depth > 0 ? 8 : 5)) {
      case 0:
        return NAMES[next(NAMES.length)];
      case 1:
        return <Field key={index} label={NAMES[next(NAMES.length)] ?? ''} />;
      case 2:
      case 3:
      case 4:
        return (
          <KeptCard
            key={index}
            name={NAMES[next(NAMES.length)] ?? ''}
            price={next(3) === 0 ? undefined : next(20)}
            tone={next(2) === 0 ? 'loud' : 'calm'}
            marks={NAMES.slice(0, next(3))}
          />
        );
      case 5:
        return <Suspense key={index}>{pageOf(next, depth - 1)}</Suspense>;
      case 6:
        return (
          <Frame key={index} $tone="loud" $price={next(9)}>
            {pageOf(next, depth - 1)}
          </Frame>
        );
      default:
        return <Fragment key={index}>{pageOf(next, depth - 1)}</Fragment>;
    }
  });
  return <>{parts}</>;
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'warn').mockImplementation(() => {});
  drawn.length = 0;
});
afterEach(() => complaints.mockRestore());

describe.each(LANGUAGES)('a page in %s with kept markup is byte for byte the page without', (language) => {
  it('whatever stands on it, and whatever was rendered before', async () => {
    const store = createMarkupStore();
    const small = createMarkupStore({ most: 2 });
    for (const seed of seeds) {
      const page = <div>{pageOf(numbersFrom(seed))}</div>;
      const inPlace = await renderInPlace(page, language);
      expect(await renderPage(page, language)).toEqual(inPlace);
      expect(await renderPage(page, language, store)).toEqual(inPlace);
      expect(await renderPage(page, language, store)).toEqual(inPlace);
      expect(await renderPage(page, language, small)).toEqual(inPlace);
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  it('whichever prop is another', async () => {
    const store = createMarkupStore();
    const props: CardProps = { name: 'p', price: 1, tone: 'calm', marks: ['new'] };
    const others: readonly Partial<CardProps>[] = [
      {},
      { name: 'q' },
      { price: 2 },
      { price: undefined },
      { tone: 'loud' },
      { marks: [] },
      { marks: ['new', 'old'] },
      { marks: ['old'] },
    ];
    const rendered = new Set<string>();
    for (const other of others) {
      const page = <KeptCard {...props} {...other} />;
      const { html, css: styles } = await renderPage(page, language, store);
      expect({ html, css: styles }).toEqual(await renderInPlace(page, language));
      rendered.add(html);
    }
    expect(rendered.size).toBe(others.length);
  });
});

it('languages share no markup', async () => {
  const store = createMarkupStore();
  const page = <KeptCard name="p" />;
  expect((await renderPage(page, 'ar', store)).html).toContain('من p');
  expect((await renderPage(page, 'en', store)).html).toContain('from p');
});

it('components share no markup', async () => {
  const store = createMarkupStore();
  const One = keepMarkup(({ name }: { name: string }) => <p>one {name}</p>);
  const Other = keepMarkup(({ name }: { name: string }) => <p>other {name}</p>);
  const page = (
    <>
      <One name="n" />
      <Other name="n" />
    </>
  );
  expect((await renderPage(page, 'ar', store)).html).toBe('<p>one <!-- -->n</p><p>other <!-- -->n</p>');
});

it('what is kept is drawn once, however often and wherever it stands', async () => {
  const store = createMarkupStore();
  const page = (
    <>
      <KeptCard name="p" price={1} />
      <KeptCard name="q" />
      <KeptCard name="p" price={1} />
    </>
  );
  await renderPage(page, 'ar', store);
  await renderPage(<main>{page}</main>, 'ar', store);
  expect(drawn.toSorted()).toEqual(['p', 'q']);
});

it('a page of more than may be kept is rendered all the same', async () => {
  const page = (
    <>
      {NAMES.map((name) => (
        <KeptCard key={name} name={name} />
      ))}
    </>
  );
  expect(await renderPage(page, 'ar', createMarkupStore({ most: 1 }))).toEqual(await renderInPlace(page));
});

describe('what alone would be something else is rendered in its place', () => {
  const Author = createContext<string>('nobody');
  const WithId = () => <p id={useId()} />;
  const WithHint = () => <img src="/a.jpg" fetchPriority="high" alt="" />;
  const WithTitle = () => (
    <p>
      <title>of the page</title>
    </p>
  );
  const WithText = () => 'text';
  const WithTextAtTheEnd = () => (
    <>
      <b />
      text
    </>
  );
  const Nothing = () => null;
  const Boundary = () => (
    <Suspense>
      <b />
    </Suspense>
  );
  const NeedsSurroundings = () => {
    if (use(Author) === 'nobody') throw new Error('nobody is there');
    return <p>{use(Author)}</p>;
  };
  const WithCall = ({ onPress }: { onPress?: () => void }) => (
    <button onClick={onPress} type="button">
      press
    </button>
  );
  const call = () => {};

  it.each<[string, FunctionComponent<{ onPress?: () => void }>, { onPress?: () => void }, RegExp]>([
    ['ids', WithId, {}, /WithId is not kept: it uses ids/],
    ['an early picture', WithHint, {}, /WithHint is not kept: .* into the head/],
    ['a title', WithTitle, {}, /WithTitle is not kept: .* into the head/],
    ['text alone', WithText, {}, /WithText is not kept: it does not begin and end with an element/],
    ['text at the end', WithTextAtTheEnd, {}, /it does not begin and end with an element/],
    ['nothing', Nothing, {}, /it does not begin and end with an element/],
    ['a boundary', Boundary, {}, /it does not begin and end with an element/],
    ['a context', NeedsSurroundings, {}, /alone it throws "nobody is there"/],
    ['a function', WithCall, { onPress: call }, /its props are more than data/],
  ])('%s, and the log says why once', async (_what, component, props, reason) => {
    const store = createMarkupStore();
    const Kept = keepMarkup(component);
    const page = (
      <Author value="somebody">
        text
        <Kept {...props} />
        <KeptCard name="p" />
        <Kept {...props} />
        text
      </Author>
    );
    const inPlace = await renderInPlace(page);
    for (let time = 0; time < 3; time += 1) expect(await renderPage(page, 'ar', store)).toEqual(inPlace);
    expect(complaints.mock.calls).toEqual([[expect.stringMatching(reason)]]);
    expect(drawn.length).toBe(2);
  });

  it('and what throws there too is the page’s error', async () => {
    const Broken = keepMarkup(() => {
      throw new Error('broken on purpose');
    });
    await expect(renderPage(<Broken />)).rejects.toThrow('broken on purpose');
  });
});

it('waits for what is not ready, in a fragment and beside it', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <i>late</i> }));
  const later = () => (
    <p>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </p>
  );
  const Kept = keepMarkup(later);
  const AlsoLate = lazy(() => Promise.resolve({ default: () => <i>also late</i> }));
  const { html } = await renderPage(
    <>
      <Kept />
      <Suspense fallback="waiting">
        <AlsoLate />
        <KeptCard name="p" />
      </Suspense>
    </>,
  );
  expect(html).toContain('<i>late</i>');
  expect(html).toContain('<i>also late</i>');
  expect(html).toContain('من p');
  expect(html).not.toContain('waiting');
});

it('is one component inside another', async () => {
  const Row = keepMarkup(({ name }: { name: string }) => (
    <p>
      <KeptCard name={name} />
    </p>
  ));
  const page = <Row name="p" />;
  const store = createMarkupStore();
  await renderPage(<KeptCard name="p" />, 'ar', store);
  expect(await renderPage(page, 'ar', store)).toEqual(await renderInPlace(page));
});
