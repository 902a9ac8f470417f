import { BrandLogo } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { media, visuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useChrome } from './chrome-context.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { NewsMark } from './news-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PresentLink } from './present-link.tsx';
import { navigationLinks, ownLinks } from './site-links.ts';
import { useScrolled } from './use-scrolled.ts';

/** The site's header. */
export function Header() {
  const { t, language } = useTranslation();
  const { guests } = useChrome();
  return (
    <>
      <SkipLink href="#outlet">{t('skip')}</SkipLink>
      <ScrolledBar>
        <Inner>
          <Home href={paths.home}>
            <BrandLogo language={language} />
          </Home>
          <Navigation aria-label={t('nav.label')}>
            <List>
              {navigationLinks.map(({ href, label, isWide }) => (
                <Item key={href} $isWide={isWide === true}>
                  <NavigationLink href={href}>{t(label)}</NavigationLink>
                </Item>
              ))}
              {guests.map(({ href, words }) => (
                <Item key={href} $isWide>
                  <NavigationLink href={href}>{words[language]}</NavigationLink>
                </Item>
              ))}
            </List>
          </Navigation>
          <Own>
            {[ownLinks.searches, ownLinks.favourites, ownLinks.appointments].map(({ href, label, Sign }) => (
              <OwnLink key={href} href={href} title={t(label)}>
                <Sign size={20} />
                <span>{t(label)}</span>
                {href === ownLinks.searches.href && <NewsMark />}
              </OwnLink>
            ))}
          </Own>
          <LanguageToggle />
          <MobileMenu />
        </Inner>
      </ScrolledBar>
    </>
  );
}

/** Opaque over a page that is scrolled. */
function ScrolledBar({ children }: { children: ReactNode }) {
  const scrolled = useScrolled();
  return (
    <Bar $opaque={scrolled} data-opaque={scrolled}>
      {children}
    </Bar>
  );
}

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space[2]};
  inset-inline-start: ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layer.overlay};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.ground};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${media.print} {
    display: none;
  }
`;

const opaque = css`
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation.low};
`;

const Bar = styled.header<{ $opaque: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  transition:
    background-color ${({ theme }) => theme.motion.calm},
    box-shadow ${({ theme }) => theme.motion.calm};
  ${({ $opaque }) => $opaque && opaque}
  /* At the top of the first sheet, without what can only be pressed. */
  ${media.print} {
    position: static;
    background: none;
    box-shadow: none;
    > div {
      block-size: auto;
    }
    > div > :not(:first-child) {
      display: none;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  block-size: ${({ theme }) => theme.headerSize};
  max-inline-size: calc(${({ theme }) => theme.pageWidth} + 2 * ${({ theme }) => theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};
`;

const Home = styled.a`
  min-inline-size: 0;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  margin-inline-end: auto;
  color: inherit;
  text-decoration: none;
`;

const Navigation = styled.nav`
  display: none;
  @media (min-width: 64rem) {
    display: block;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
`;

/* The specification's come first where there is little room; the footer has the others at every width. */
const Item = styled.li<{ $isWide: boolean }>`
  ${({ $isWide }) =>
    $isWide &&
    css`
      display: none;
      white-space: nowrap;
      ${media.xl} {
        display: block;
      }
    `}
`;

const NavigationLink = styled(PresentLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.md};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-decoration: none;
  transition: color ${({ theme }) => theme.motion.quick};
  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
  &[aria-current] {
    color: ${({ theme }) => theme.color.accent};
    box-shadow: inset 0 -2px 0 ${({ theme }) => theme.color.accent};
    border-radius: 0;
  }
`;

/* Beside the words of the navigation; where there is no room for these, all of it is in the menu. */
const Own = styled.div`
  display: none;
  @media (min-width: 64rem) {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
`;

/* Words where there is room for them, and where they are no sign that everybody knows. */
const OwnLink = styled(PresentLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 44px;
  min-block-size: 44px;
  font-weight: ${({ theme }) => theme.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current] {
    color: ${({ theme }) => theme.color.accent};
  }
  position: relative;
  &:not(:last-child) > span:first-of-type {
    ${visuallyHidden}
  }
  @media (max-width: 79.99rem) {
    > span:first-of-type {
      ${visuallyHidden}
    }
  }
  ${media.xl} {
    &:last-child {
      padding-inline: ${({ theme }) => theme.space[4]};
      border-radius: ${({ theme }) => theme.radius.pill};
      box-shadow: inset 0 0 0 1px;
    }
  }
`;
