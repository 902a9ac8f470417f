import type { Language } from '@shared/contract';
import { directionOf, isLanguage, LANGUAGES } from '@shared/contract';
import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { FontFaces } from '../src/fonts/fonts.ts';
import { DirectionStyles, GlobalStyle, media, SegmentedControl, Text, tokens } from '../src/index.ts';
import { arabicMeasures } from '../src/theme/custom-properties.ts';
import { specimens } from './specimens/specimens.ts';
import { Specimen } from './specimens/specimen.tsx';
import { ColumnProvider, words } from './locales/words.ts';

const SCHEMES = ['auto', 'light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const applyScheme = (scheme: Scheme) => {
  const { dataset } = document.documentElement;
  if (scheme === 'auto') delete dataset['theme'];
  else dataset['theme'] = scheme;
};

/** Both languages, or the one that the address names: `?lang=ar`. */
const columns = (): readonly Language[] => {
  const named = new URLSearchParams(window.location.search).get('lang');
  return isLanguage(named) ? [named] : LANGUAGES;
};

/** Every primitive in all its states, in both directions side by side. */
export function Gallery() {
  const [scheme, setScheme] = useState<Scheme>('auto');
  const choose = (next: Scheme) => {
    applyScheme(next);
    setScheme(next);
  };
  const { title, lead, scheme: schemeWords } = words.en;
  return (
    <DirectionStyles language="en">
      <GlobalStyle />
      <FontFaces />
      <Top>
        <div>
          <h1>
            {title} <bdi lang="ar">{words.ar.title}</bdi>
          </h1>
          <Text $size="sm">{lead}</Text>
        </div>
        <SegmentedControl
          label={schemeWords.label}
          segments={SCHEMES.map((value) => ({ value, label: schemeWords[value] }))}
          value={scheme}
          onChange={choose}
        />
      </Top>
      <main>
        {specimens.map(({ name, View }) => (
          <Comparison key={name} id={name}>
            {columns().map((language) => (
              <Column key={language} language={language} name={name} View={View} />
            ))}
          </Comparison>
        ))}
      </main>
    </DirectionStyles>
  );
}

interface ColumnProps {
  language: Language;
  name: (typeof specimens)[number]['name'];
  View: ComponentType;
}

function Column({ language, name, View }: ColumnProps) {
  const columnWords = words[language];
  return (
    <DirectionStyles language={language}>
      <Side lang={language} dir={directionOf(language)}>
        <ColumnProvider value={{ language, words: columnWords }}>
          <Specimen title={columnWords.sections[name]}>
            <View />
          </Specimen>
        </ColumnProvider>
      </Side>
    </DirectionStyles>
  );
}

const Top = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  padding: ${tokens.space[3]} ${tokens.space.gutter};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.low};
  h1 {
    font-size: ${tokens.size.lg};
    font-weight: ${tokens.weight.bold};
  }
  p {
    display: none;
    ${media.md} {
      display: block;
    }
  }
`;

const Comparison = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-block-start: ${tokens.space[16]};
  border-block-end: 1px solid ${tokens.color.hairline};
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Side = styled.div`
  padding: clamp(1.75rem, 1.2rem + 1.6vw, 3rem) ${tokens.space.gutter};
  font-size: ${tokens.size.md};
  &:lang(ar) {
    ${arabicMeasures}
  }
  line-height: ${tokens.leading.body};
  & + & {
    border-block-start: 1px dashed ${tokens.color.hairline};
    ${media.lg} {
      border-block-start: 0;
    }
  }
`;
