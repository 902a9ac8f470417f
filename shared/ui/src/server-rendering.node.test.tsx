import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as ui from './index.ts';
import { fontFaceCss, fontUrls } from './fonts/fonts.ts';

const { Breadcrumb, Button, Card, CheckboxField, DirectionStyles, ErrorSummary, FailedState, GlobalStyle } =
  ui;
const {
  Grid,
  Heading,
  IconButton,
  MapPinIcon,
  Notice,
  Pagination,
  Picture,
  Section,
  SelectField,
  SkeletonText,
} = ui;
const { ArrowEndIcon, LinkButton, TextArea, TextField } = ui;
const { Accordion, CarouselDots, Dialog, Drawer, ProgressBar, SegmentedControl, Tab } = ui;
const { TabList, TabPanel, Tabs, ThumbnailButton, ToastCard, useDialog } = ui;

function Disclosures() {
  const handle = useDialog('filters');
  return (
    <>
      <Tabs defaultValue="a">
        <TabList label="أقسام">
          <Tab value="a">أول</Tab>
          <Tab value="b">ثانٍ</Tab>
        </TabList>
        <TabPanel value="a">لوح أول</TabPanel>
        <TabPanel value="b">لوح ثانٍ</TabPanel>
      </Tabs>
      <Accordion items={[{ id: 'q', title: 'سؤال', content: 'جواب' }]} defaultOpen="q" />
      <Button {...handle.opener}>مرشحات</Button>
      <Drawer handle={handle} title="مرشحات" closeLabel="أغلق" side="start">
        محتوى الدرج
      </Drawer>
      <Dialog handle={useDialog()} title="تأكيد" closeLabel="أغلق">
        محتوى الحوار
      </Dialog>
      <ToastCard title="تم" />
      <ProgressBar active label="يُحمّل" />
      <SegmentedControl
        label="عرض"
        segments={[{ value: 'a', label: 'بطاقات' }]}
        value="a"
        onChange={() => {}}
      />
      <CarouselDots count={2} current={0} labelFor={String} onSelect={() => {}} />
      <ThumbnailButton label="صورة" current />
    </>
  );
}

function Everything() {
  return (
    <>
      <GlobalStyle />
      <Section $tone="ink">
        <Grid $columns={{ base: 1, sm: 2 }}>
          <Card $interactive>
            <Picture src="/a.webp" alt="" priority />
            <Heading level={1}>عنوان</Heading>
            <SkeletonText lines={2} />
          </Card>
        </Grid>
        <Breadcrumb label="مسار" items={[{ label: 'الرئيسية', href: '/' }, { label: 'هنا' }]} />
        <ErrorSummary title="راجع" errors={[{ fieldId: 'a', message: 'خطأ' }]} />
        <TextField label="اسم" icon={<MapPinIcon />} error="خطأ" />
        <TextArea label="رسالة" />
        <SelectField label="موضوع" options={[{ value: '1', label: 'واحد' }]} />
        <CheckboxField label="رخصة" />
        <Button busy>أرسل</Button>
        <LinkButton href="/" iconEnd={<ArrowEndIcon />}>
          افتح
        </LinkButton>
        <IconButton label="موقع" icon={<MapPinIcon />} />
        <Notice tone="success">تم</Notice>
        <FailedState title="تعذّر" onRetry={() => {}} retryLabel="أعد" />
        <Pagination
          current={2}
          total={9}
          hrefFor={(page) => `?page=${page}`}
          labels={{ navigation: 'صفحات', previous: 'السابق', next: 'التالي', page: (page) => page }}
        />
        <Disclosures />
      </Section>
    </>
  );
}

const renderIn = (language: 'ar' | 'en') => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <DirectionStyles language={language}>
          <Everything />
        </DirectionStyles>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

describe.each(['ar', 'en'] as const)('on the server, in %s', (language) => {
  const { html, css } = renderIn(language);

  it('carries no style attribute, which the content security policy forbids', () => {
    expect(html).toContain('عنوان');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('names no physical side', () => {
    expect(css).toContain('padding-inline');
    expect(css).not.toMatch(/(?:^|[;{\s-])(?:left|right)\s*[:;-]|:\s*(?:left|right)\b/);
  });

  it('declares the tokens of both schemes', () => {
    expect(css).toContain('--color-ground:#faf7f2');
    expect(css).toContain('--color-ground:#0d1e27');
  });

  it('holds what is closed, and works it by the platform alone', () => {
    expect(html).toContain('محتوى الدرج');
    expect(html).toContain('محتوى الحوار');
    expect(html).toContain('جواب');
    expect(html).toContain('commandfor="filters" command="show-modal"');
    expect(html).toMatch(/<details[^>]* name="[^"]+"[^>]* open=""/);
  });

  it('lets the Tab key reach the selected tab alone', () => {
    expect(html.match(/role="tab"[^>]*tabindex="0"|tabindex="0"[^>]*role="tab"/gi)).toHaveLength(1);
    expect(html).toMatch(/role="tablist"/);
    expect(html).not.toMatch(/<div[^>]*role="tablist"[^>]*tabindex/i);
  });

  it('passes no styling property on to the markup', () => {
    expect(html).not.toMatch(/\s\$\w+=/);
  });
});

it('declares faces for both scripts and for what stands in until they arrive', () => {
  expect(Object.keys(fontUrls)).toEqual(['arabic', 'latin']);
  expect(fontFaceCss.match(/font-display: swap/g)).toHaveLength(4);
  expect(fontFaceCss).toContain("local('Arial')");
});
