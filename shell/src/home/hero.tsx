import { brand } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Cluster, Container, Eyebrow, Heading, LinkButton, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSearch } from './search/hero-search.tsx';

/** The first thing a visitor sees, with the search and the ways to the list and to the company (specification, section 2, "Home"). */
export function Hero() {
  const { t, language } = useTranslation();
  return (
    <Scene aria-labelledby="hero-heading">
      <HeroPicture />
      <Container>
        <Words>
          <Name>{brand.name[language]}</Name>
          <Heading level={1} size="display" id="hero-heading">
            {t('home.hero.heading')}
          </Heading>
          <Lead>{t('home.hero.lead')}</Lead>
          <HeroSearch />
          <Ways>
            <LinkButton href={paths.sale} variant="secondary">
              {t('home.hero.explore')}
            </LinkButton>
            <LinkButton href={paths.contact} variant="secondary">
              {t('home.hero.contact')}
            </LinkButton>
          </Ways>
        </Words>
      </Container>
    </Scene>
  );
}

const Scene = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: start;
  min-block-size: min(52rem, 100svh);
  padding-block: calc(${tokens.headerSize} + clamp(2rem, 7vh, 5.5rem)) ${tokens.space[12]};
  /* The suggestions of its search reach over what comes below, and nothing moves the page sideways. */
  z-index: ${tokens.layer.raised};
  overflow-x: clip;
  background: ${tokens.nacre};
  /* The header stands over whatever the picture has there. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: -1;
    block-size: calc(${tokens.headerSize} + 3rem);
    background: linear-gradient(
      to bottom,
      color-mix(in srgb, ${tokens.color.ground} 88%, transparent) 40%,
      transparent
    );
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  justify-items: start;
  max-inline-size: 34rem;
  ${media.lg} {
    max-inline-size: 38rem;
  }
  /* Where the window is low, as a phone's on its side is, the town stands behind the words and not below them. */
  @media (max-height: 34rem) {
    padding: ${tokens.space[5]};
    margin-inline: calc(-1 * ${tokens.space[5]});
    border-radius: ${tokens.radius.lg};
    background: color-mix(in srgb, ${tokens.color.ground} 86%, transparent);
  }
`;

/** The sky behind it is too light for the accent on small type. */
const Name = styled(Eyebrow)`
  color: ${tokens.color.ink};
`;

/** On a phone the two share the line, or each takes one whole. */
const Ways = styled(Cluster)`
  @media (max-width: 39.99rem) {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Lead = styled.p`
  max-inline-size: 32rem;
  font-size: ${tokens.size.lg};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.inkSoft};
`;
