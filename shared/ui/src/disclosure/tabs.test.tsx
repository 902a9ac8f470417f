import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@shared/contract';
import { DirectionStyles } from '../direction/direction-styles.tsx';
import type { TabsProps } from './tabs.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function stage(language: Language, props: Partial<TabsProps> = {}) {
  return render(
    <DirectionStyles language={language}>
      <Tabs defaultValue="sale" {...props}>
        <TabList label="Offers">
          <Tab value="sale">Sale</Tab>
          <Tab value="closed" disabled>
            Closed
          </Tab>
          <Tab value="rent">Rent</Tab>
        </TabList>
        <TabPanel value="sale">For sale</TabPanel>
        <TabPanel value="closed">Nothing</TabPanel>
        <TabPanel value="rent">For rent</TabPanel>
      </Tabs>
    </DirectionStyles>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('ties each tab to its panel and shows the selected one alone', async () => {
    stage('en');
    expect(screen.getByRole('tabpanel', { name: 'Sale' })).toHaveTextContent('For sale');
    await userEvent.click(tab('Rent'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Rent' })).toHaveTextContent('For rent');
    expect(document.getElementById(tab('Sale').getAttribute('aria-controls') ?? '')).not.toBeVisible();
  });

  it('is one stop for the Tab key, at the selected tab', async () => {
    stage('en', { defaultValue: 'rent' });
    await userEvent.tab();
    expect(tab('Rent')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['en', '{ArrowRight}'],
    ['ar', '{ArrowLeft}'],
  ] as const)(
    'moves forward in the reading direction of %s, past what is disabled',
    async (language, key) => {
      stage(language);
      await userEvent.tab();
      await userEvent.keyboard(key);
      await screen.findByRole('tabpanel', { name: 'Rent' });
      expect(tab('Rent')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await screen.findByRole('tabpanel', { name: 'Sale' });
    },
  );

  it('moves with up and down when vertical', async () => {
    stage('ar', { orientation: 'vertical' });
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await screen.findByRole('tabpanel', { name: 'Rent' });
  });

  it('leaves the choice to a page that holds it', async () => {
    const onValueChange = jest.fn();
    stage('en', { value: 'sale', onValueChange });
    await userEvent.click(tab('Rent'));
    expect(onValueChange).toHaveBeenCalledWith('rent');
    expect(tab('Sale')).toHaveAttribute('aria-selected', 'true');
  });
});
