import { useTranslation } from '@shared/i18n';
import { BellIcon, IconButton, MenuIcon, SearchIcon, TextField, UserIcon, media, tokens } from '@shared/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { InertIconButton, SampleTooltip } from '../sample/inert.tsx';

export interface PortalHeaderProps {
  sidebarId: string;
  sidebarOpen: boolean;
  menuButton: Ref<HTMLButtonElement>;
  onOpenSidebar: () => void;
}

/** Title, search, notifications and who is at work. Search and bell lead nowhere in the mock-up. */
export function PortalHeader({ sidebarId, sidebarOpen, menuButton, onOpenSidebar }: PortalHeaderProps) {
  const { t } = useTranslation();
  return (
    <Bar>
      <MenuButton
        ref={menuButton}
        variant="outlined"
        label={t('menu.open')}
        icon={<MenuIcon />}
        aria-expanded={sidebarOpen}
        aria-controls={sidebarId}
        onClick={onOpenSidebar}
      />
      <Title>{t('title')}</Title>
      <Tools>
        <SampleTooltip>
          {(tooltipId) => (
            <TextField
              type="search"
              label={t('search')}
              labelHidden
              placeholder={t('searchPlaceholder')}
              icon={<SearchIcon size={20} />}
              readOnly
              aria-disabled
              aria-describedby={tooltipId}
            />
          )}
        </SampleTooltip>
        <InertIconButton label={t('notifications')} icon={<BellIcon />} variant="outlined" />
      </Tools>
      <Account>
        <Avatar>
          <UserIcon size={20} />
        </Avatar>
        {t('admin')}
      </Account>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} clamp(1rem, 0.4rem + 2.4vw, 2rem);
  /* On very wide screens it ends where the content below does. */
  padding-inline-end: max(clamp(1rem, 0.4rem + 2.4vw, 2rem), 100% - 82rem);
  border-block-end: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
`;

const MenuButton = styled(IconButton)`
  ${media.lg} {
    display: none;
  }
`;

const Title = styled.h1`
  margin-inline-end: auto;
  font-size: ${tokens.size.xl};
  font-weight: ${tokens.weight.bold};
`;

/* On a line of their own where there is little room, in the order in which the keyboard comes to them. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  flex: 1 1 100%;
  order: 1;
  > :first-child {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  input[aria-disabled='true'] {
    cursor: not-allowed;
    border-color: ${tokens.color.hairline};
    background: ${tokens.color.sunken};
    text-overflow: ellipsis;
  }
  ${media.md} {
    flex: 0 1 25.5rem;
    order: 0;
  }
`;

const Account = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-weight: ${tokens.weight.semibold};
  font-size: ${tokens.size.sm};
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;
