import { useTranslation } from '@shared/i18n';
import { TabPanel, Tabs, VisuallyHidden, media, tokens } from '@shared/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Articles } from './articles/articles.tsx';
import { PortalHeader } from './layout/portal-header.tsx';
import { SectionTabs } from './layout/section-tabs.tsx';
import { Sidebar } from './layout/sidebar.tsx';
import { Lectures } from './lectures/lectures.tsx';
import { Overview } from './overview/overview.tsx';
import type { SectionId } from './layout/sections.ts';
import { isSectionId, SECTIONS } from './layout/sections.ts';
import { Sessions } from './sessions/sessions.tsx';

/** Ids that were booked here; they live as long as the page. */
function useBookings() {
  const [booked, setBooked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const book = (id: string, name: string) => {
    setBooked((before) => new Set(before).add(id));
    setLast(name);
  };
  return { booked, last, book };
}

/** The student portal mock-up (specification, section 2): fixed sample data, no calls. */
export function Portal() {
  const { t } = useTranslation();
  const [active, setActive] = useState<SectionId>('overview');
  const [sidebarOpen, setSidebarOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const lectures = useBookings();
  const sessions = useBookings();
  const sidebarId = useId();

  const closeSidebar = () => setSidebarOpen(false);

  const contentOf = (id: SectionId) => {
    switch (id) {
      case 'lectures':
        return <Lectures booked={lectures.booked} onBook={lectures.book} />;
      case 'sessions':
        return <Sessions booked={sessions.booked} onBook={sessions.book} />;
      case 'articles':
        return <Articles />;
      default:
        return <Overview />;
    }
  };

  const lastBooked = active === 'sessions' ? sessions.last : lectures.last;
  return (
    <Frame
      orientation="vertical"
      value={active}
      onValueChange={(value) => isSectionId(value) && setActive(value)}
    >
      <Sidebar id={sidebarId} open={sidebarOpen} onClose={closeSidebar} opener={menuButton}>
        <SectionTabs onChosen={closeSidebar} />
      </Sidebar>
      <Workspace inert={sidebarOpen}>
        <PortalHeader
          sidebarId={sidebarId}
          sidebarOpen={sidebarOpen}
          menuButton={menuButton}
          onOpenSidebar={() => setSidebarOpen(true)}
        />
        {SECTIONS.map(({ id }) => (
          // Begins with controls of its own, which the Tab key reaches.
          <Panel key={id} value={id} tabIndex={-1}>
            {contentOf(id)}
          </Panel>
        ))}
        <VisuallyHidden as="output">
          {lastBooked !== undefined && t('bookedAnnouncement', { name: lastBooked })}
        </VisuallyHidden>
      </Workspace>
    </Frame>
  );
}

const Frame = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${tokens.headerSize};
  min-block-size: calc(100vh - ${tokens.headerSize});
  background: ${tokens.color.ground};
  border-block: 1px solid ${tokens.color.hairline};
  ${media.lg} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

const Workspace = styled.div`
  min-inline-size: 0;
`;

const Panel = styled(TabPanel)`
  max-inline-size: 84rem;
  padding: clamp(1.25rem, 0.8rem + 1.8vw, 2.25rem) clamp(1rem, 0.4rem + 2.4vw, 2rem);
`;
