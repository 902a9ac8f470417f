import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Button } from './controls/button.tsx';
import { DirectionStyles } from './direction/direction-styles.tsx';
import { Accordion } from './disclosure/accordion.tsx';
import { Tab, TabList, TabPanel, Tabs } from './disclosure/tabs.tsx';
import { Drawer } from './overlay/drawer.tsx';
import { useDialog } from './overlay/use-dialog.ts';

function Page() {
  const handle = useDialog();
  return (
    <DirectionStyles language="ar">
      <Button {...handle.opener}>القائمة</Button>
      <Drawer handle={handle} title="القائمة" closeLabel="أغلق">
        روابط
      </Drawer>
      <Accordion
        items={[
          { id: 'a', title: 'سؤال', content: 'جواب أول' },
          { id: 'b', title: 'سؤال آخر', content: 'جواب ثانٍ' },
        ]}
        defaultOpen="a"
      />
      <Tabs defaultValue="1">
        <TabList label="أقسام">
          <Tab value="1">أول</Tab>
          <Tab value="2">ثانٍ</Tab>
        </TabList>
        <TabPanel value="1">لوح</TabPanel>
        <TabPanel value="2">لوح آخر</TabPanel>
      </Tabs>
    </DirectionStyles>
  );
}

it('takes over what the visitor opened before the page came alive, without a word and as it is', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
  const [first, second] = place.querySelectorAll('details');
  first?.removeAttribute('open');
  second?.setAttribute('open', '');
  place.querySelector('dialog')?.setAttribute('open', '');

  await act(async () => {
    hydrateRoot(place, <Page />, { onRecoverableError: (error) => console.error(error) });
  });

  expect(complaints.mock.calls).toEqual([]);
  expect(place.querySelectorAll('details')[1]).toBe(second);
  expect(screen.getByText('جواب ثانٍ')).toBeVisible();
  expect(screen.getByText('جواب أول')).not.toBeVisible();
  expect(screen.getByRole('dialog', { name: 'القائمة' })).toBeVisible();
  complaints.mockRestore();
});
