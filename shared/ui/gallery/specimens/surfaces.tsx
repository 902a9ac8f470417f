import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Badge,
  Button,
  Card,
  CarouselDots,
  ChevronEndIcon,
  ChevronStartIcon,
  Heading,
  IconButton,
  LinkButton,
  LoadingRegion,
  MapPinIcon,
  Picture,
  Section,
  SegmentedControl,
  Skeleton,
  SkeletonText,
  Text,
  TextField,
  ThumbnailButton,
  tokens,
} from '../../src/index.ts';
import { Pair, Row, Rows } from './specimen.tsx';
import { useColumn, withNumber } from '../locales/words.ts';

// Drawn here, so that the gallery needs no server for pictures: three hours of one sky.
const SKIES = [
  ['f6d9ad', 'c98d5b'],
  ['bcd6df', '7fa3b1'],
  ['3d5a6c', '1b3140'],
] as const;

const picture = (index: number) => {
  const [sky, ground] = SKIES[index % SKIES.length] ?? SKIES[0];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#${sky}" d="M0 0h400v300H0z"/><circle cx="300" cy="120" r="36" fill="#fff" opacity=".7"/><path fill="#${ground}" d="M0 230q100-30 200-8t200-14v92H0z"/><path fill="#fffdf8" d="M90 232v-90h120v90z"/><path fill="#${ground}" d="M140 232v-46h24v46z"/></svg>`,
  )}`;
};

export function Cards() {
  const { card, badges } = useColumn().words;
  return (
    <Pair>
      <Card $padding="none" $interactive>
        <Crop>
          <Picture src={picture(0)} alt="" />
        </Crop>
        <Content>
          <Row>
            <Badge $tone="premium">{badges.premium}</Badge>
            <Badge $tone="available">{badges.available}</Badge>
          </Row>
          <Heading level={3} size="sm">
            <a href="#cards">{card.title}</a>
          </Heading>
          <Text $size="sm">
            <MapPinIcon size={16} /> {card.place}
          </Text>
          <Text $size="lg" $tone="accent" $weight="bold" $numeric>
            <bdi>{card.price}</bdi>
          </Text>
        </Content>
      </Card>
      <Card $padding="none">
        <LoadingRegion label={card.loading}>
          <Crop>
            <Skeleton $ratio="4 / 3" />
          </Crop>
          <Content>
            <Skeleton $inline="5rem" $block="1.5rem" $radius="pill" />
            <SkeletonText lines={2} size="lg" />
            <SkeletonText size="sm" lastWidth="40%" />
          </Content>
        </LoadingRegion>
      </Card>
    </Pair>
  );
}

const Crop = styled.div`
  overflow: hidden;
  border-radius: calc(${tokens.radius.lg} - 1px) calc(${tokens.radius.lg} - 1px) 0 0;
`;

const Content = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
  overflow: hidden;
  a {
    text-decoration: none;
  }
`;

export function Pictures() {
  const { pictures } = useColumn().words;
  const [current, setCurrent] = useState(0);
  const turn = (by: number) => setCurrent((current + by + SKIES.length) % SKIES.length);
  const nameOf = (index: number) => withNumber(pictures.show, index + 1);
  return (
    <Pair>
      <Rows>
        <Stage>
          <Picture src={picture(current)} alt={pictures.alt} ratio="16 / 10" />
          <Steps>
            <IconButton
              variant="floating"
              size="small"
              label={pictures.previous}
              icon={<ChevronStartIcon size={18} />}
              onClick={() => turn(-1)}
            />
            <IconButton
              variant="floating"
              size="small"
              label={pictures.next}
              icon={<ChevronEndIcon size={18} />}
              onClick={() => turn(1)}
            />
          </Steps>
          <Dots count={SKIES.length} current={current} labelFor={nameOf} onSelect={setCurrent} />
        </Stage>
        <Thumbnails>
          {SKIES.map(([sky], index) => (
            <ThumbnailButton
              key={sky}
              label={nameOf(index)}
              current={index === current}
              onClick={() => setCurrent(index)}
            >
              <Picture src={picture(index)} alt="" />
            </ThumbnailButton>
          ))}
        </Thumbnails>
      </Rows>
      <Stage>
        <Picture src="" alt={pictures.missing} ratio="16 / 10" />
      </Stage>
    </Pair>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
`;

const Steps = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: ${tokens.space[3]};
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Dots = styled(CarouselDots)`
  position: absolute;
  inset-block-end: ${tokens.space[1]};
  inset-inline: 0;
  margin-inline: auto;
`;

const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 5.5rem);
  gap: ${tokens.space[2]};
`;

export function Band() {
  const { band, buttons, fields } = useColumn().words;
  return (
    <Ink $tone="ink" $space="none">
      <Heading level={3}>{band.title}</Heading>
      <Text>{band.text}</Text>
      <TextField label={fields.phone} type="tel" dir="ltr" placeholder={fields.phonePlaceholder} />
      <Row>
        <LinkButton href="#band">{buttons.secondary}</LinkButton>
        <Button variant="secondary">{buttons.primary}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
      </Row>
      <SegmentedControl
        label={buttons.view}
        segments={[
          { value: 'cards', label: buttons.cards },
          { value: 'table', label: buttons.table },
        ]}
        value="cards"
        onChange={() => {}}
      />
    </Ink>
  );
}

const Ink = styled(Section)`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]};
  border-radius: ${tokens.radius.lg};
`;
