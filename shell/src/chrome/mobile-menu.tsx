import { useEffect, useEffectEvent, useRef } from 'react';
import type { GuestLink } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Drawer, IconButton, MenuIcon, media, tokens, useDialog } from '@shared/ui';
import { styled } from 'styled-components';
import { useChrome } from './chrome-context.ts';
import { NewsMark } from './news-mark.tsx';
import { PresentLink } from './present-link.tsx';
import { navigationLinks, ownLinks, type SiteLink } from './site-links.ts';
import { useNews } from './use-news.ts';

/**
 * The navigation on small screens: a modal drawer, which keeps focus inside and closes on Escape, on a tap
 * beside it and when the visitor moves on. It opens even before hydration where the platform can.
 */
export function MobileMenu() {
  const { t, language } = useTranslation();
  const { guests, pathname } = useChrome();
  const menu = useDialog('mobile-menu');
  const { close } = menu;

  const stoodAt = useRef(pathname.sent());
  const closeOnMove = useEffectEvent(() => {
    // Not as it comes alive: a visitor may have opened it before.
    if (stoodAt.current !== pathname.now()) close();
    stoodAt.current = pathname.now();
  });
  useEffect(() => {
    closeOnMove();
    return pathname.subscribe(() => closeOnMove());
  }, [pathname]);

  return (
    <Wrapper>
      <Opener>
        <OpenerButton {...menu.opener} />
      </Opener>
      <Drawer handle={menu} title={t('menu.label')} titleHidden closeLabel={t('menu.close')}>
        <nav aria-label={t('menu.label')}>
          <List>
            {[...navigationLinks, ...guests, ...Object.values(ownLinks)].map((link: SiteLink | GuestLink) => {
              const Sign = 'Sign' in link ? link.Sign : undefined;
              return (
                <li key={link.href}>
                  <MenuLink href={link.href} onClick={close}>
                    {Sign && <Sign size={20} />}
                    {'words' in link ? link.words[language] : t(link.label)}
                    {link.href === ownLinks.searches.href && <NewsMark />}
                  </MenuLink>
                </li>
              );
            })}
          </List>
        </nav>
      </Drawer>
    </Wrapper>
  );
}

/** Says how much is new behind it, and shows that there is. */
function OpenerButton(opener: ReturnType<typeof useDialog>['opener']) {
  const { t } = useTranslation();
  const news = useNews();
  const label =
    news > 0 ? `${t('menu.open')}${t('listSeparator')}${t('news', { count: news })}` : t('menu.open');
  return (
    <>
      <IconButton label={label} icon={<MenuIcon />} {...opener} />
      {news > 0 && <Dot />}
    </>
  );
}

const Wrapper = styled.div`
  ${media.lg} {
    display: none;
  }
`;

const Opener = styled.div`
  position: relative;
`;

/* How many there are stands in the menu. */
const Dot = styled.span`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-end: 0.5rem;
  inline-size: 0.65rem;
  block-size: 0.65rem;
  border-radius: 50%;
  background: ${tokens.color.accentFill};
  box-shadow: 0 0 0 2px ${tokens.color.ground};
  pointer-events: none;
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  > :has(svg) {
    color: ${tokens.color.inkSoft};
  }
`;

/* The number stands at the line's end, and not at its corner. */
const MenuLink = styled(PresentLink)`
  > b {
    position: static;
    margin-inline-start: auto;
  }
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 52px;
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.medium};
  text-decoration: none;
  &:hover,
  &[aria-current] {
    background: ${tokens.color.sunken};
  }
  &[aria-current] {
    color: ${tokens.color.accent};
  }
`;
