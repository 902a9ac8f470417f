import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ColorToken, IconProps } from '../../src/index.ts';
import { Eyebrow, Heading, Text, TextLink, tokens } from '../../src/index.ts';
import * as icons from '../../src/icons/index.ts';
import { Row } from './specimen.tsx';
import { useColumn } from '../locales/words.ts';

const GROUNDS: readonly ColorToken[] = [
  'ground',
  'sunken',
  'surface',
  'nacreFrom',
  'nacreTo',
  'ink',
  'inkSoft',
  'inkMuted',
  'hairline',
  'outline',
  'accent',
  'accentFill',
  'accentWash',
  'palm',
  'palmWash',
  'danger',
  'dangerWash',
  'info',
  'infoWash',
  'warning',
  'warningWash',
  'premium',
  'exclusive',
  'sold',
  'focus',
];

export function Colours() {
  return (
    <Swatches>
      {GROUNDS.map((name) => (
        <li key={name}>
          <Swatch $color={name} />
          <code dir="ltr">{name}</code>
        </li>
      ))}
    </Swatches>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
  gap: ${tokens.space[3]};
  font-size: 0.6875rem;
  color: ${tokens.color.inkMuted};
`;

const Swatch = styled.div<{ $color: ColorToken }>`
  block-size: 2.75rem;
  border-radius: ${tokens.radius.md};
  background: ${({ $color }) => tokens.color[$color]};
  box-shadow: inset 0 0 0 1px ${tokens.color.hairline};
`;

export function Type() {
  const { type } = useColumn().words;
  return (
    <>
      <Eyebrow>{type.eyebrow}</Eyebrow>
      <Heading level={3} size="display">
        {type.display}
      </Heading>
      <Heading level={3} size="xl">
        {type.heading}
      </Heading>
      <Heading level={3} size="md">
        {type.subheading}
      </Heading>
      <Text $measure>
        {type.text}
        <TextLink href="#type">{type.link}</TextLink>.
      </Text>
      <Row>
        <Text $size="xl" $tone="accent" $weight="bold" $numeric>
          <bdi>{type.numbers}</bdi>
        </Text>
        <Text $size="sm" $tone="inkMuted">
          {type.small}
        </Text>
      </Row>
    </>
  );
}

const { Icon: _frame, ...drawn } = icons;
const drawings: readonly (readonly [string, ComponentType<IconProps>])[] = Object.entries(drawn);

export function Icons() {
  return (
    <IconList>
      {drawings.map(([name, Drawing]) => (
        <li key={name}>
          <Drawing />
        </li>
      ))}
    </IconList>
  );
}

const IconList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  justify-items: center;
  gap: ${tokens.space[5]} ${tokens.space[3]};
`;
