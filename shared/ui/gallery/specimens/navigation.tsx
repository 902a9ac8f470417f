import { useState } from 'react';
import {
  Accordion,
  Breadcrumb,
  BuildingIcon,
  HomeIcon,
  KeyIcon,
  Pagination,
  StarIcon,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TagIcon,
  Text,
  type TabsOrientation,
} from '../../src/index.ts';
import { styled } from 'styled-components';
import { tokens } from '../../src/theme/tokens.ts';
import { useColumn, withNumber } from '../locales/words.ts';

const PAGES = 12;

export function Navigation() {
  const { navigation } = useColumn().words;
  const [current, setCurrent] = useState(6);
  const labels = {
    navigation: navigation.pagination,
    previous: navigation.previous,
    next: navigation.next,
    page: (page: string) => withNumber(navigation.page, Number(page)),
  };
  return (
    <>
      <Breadcrumb
        label={navigation.breadcrumb}
        items={[
          { label: navigation.home, href: '#colours', icon: <HomeIcon size={18} /> },
          { label: navigation.blog, href: '#navigation' },
          { label: navigation.article },
        ]}
      />
      {[current, 1].map((page) => (
        <Pagination
          key={page === current ? 'moving' : 'first'}
          current={page}
          total={PAGES}
          hrefFor={() => '#navigation'}
          onNavigate={(next, event) => {
            event.preventDefault();
            setCurrent(next);
          }}
          labels={page === current ? labels : { ...labels, navigation: navigation.paginationFirst }}
        />
      ))}
    </>
  );
}

export function Panels() {
  return (
    <>
      <Offers orientation="horizontal" />
      <Offers orientation="vertical" />
    </>
  );
}

function Offers({ orientation }: { orientation: TabsOrientation }) {
  const { tabs } = useColumn().words;
  return (
    <Layout defaultValue="sale" orientation={orientation}>
      <TabList label={tabs.label}>
        <Tab value="sale" icon={<KeyIcon size={20} />}>
          {tabs.sale}
        </Tab>
        <Tab value="rent" icon={<BuildingIcon size={20} />}>
          {tabs.rent}
        </Tab>
        <Tab value="sold" icon={<TagIcon size={20} />} disabled>
          {tabs.sold}
        </Tab>
        <Tab value="exclusive" icon={<StarIcon size={20} />}>
          {tabs.exclusive}
        </Tab>
      </TabList>
      {(['sale', 'rent', 'exclusive'] as const).map((value) => (
        <TabPanel key={value} value={value}>
          <Text>{tabs.panels[value]}</Text>
        </TabPanel>
      ))}
    </Layout>
  );
}

const Layout = styled(Tabs)`
  display: grid;
  gap: ${tokens.space[4]} ${tokens.space[6]};
  &[data-orientation='vertical'] {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

export function Questions() {
  const { language, words } = useColumn();
  const items = words.faq.map(({ title, text }, index) => ({
    id: `faq-${language}-${index}`,
    title,
    content: <p>{text}</p>,
  }));
  return <Accordion items={items} defaultOpen={`faq-${language}-0`} />;
}
