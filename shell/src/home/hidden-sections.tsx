import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { ArrowEndIcon, Cluster, Container, Heading, LinkButton, Section, Stack, Text } from '@shared/ui';

/** Kinds to browse by (specification, section 2: `/sell?type=…`), with the key of their name. */
const TYPES = {
  apartment: 'apartments',
  villa: 'villas',
  office: 'offices',
  shop: 'shops',
  warehouse: 'warehouses',
} as const;

/** The two sections of home that the specification names as hidden; `brand.showsHiddenParts` shows them. */
export default function HiddenSections() {
  const { t } = useTranslation();
  return (
    <>
      <Section aria-labelledby="browse-heading">
        <Container>
          <Stack $gap={6}>
            <Heading level={2} id="browse-heading">
              {t('home.hidden.browse')}
            </Heading>
            <Cluster>
              {Object.entries(TYPES).map(([type, key]) => (
                <LinkButton key={type} href={`${paths.sale}?type=${type}`} variant="secondary">
                  {t(`services.${key}.name`)}
                </LinkButton>
              ))}
            </Cluster>
          </Stack>
        </Container>
      </Section>
      <Section $tone="sunken" aria-labelledby="exclusive-heading">
        <Container>
          <Stack $gap={4} $align="start">
            <Heading level={2} id="exclusive-heading">
              {t('nav.exclusive')}
            </Heading>
            <Text $size="lg" $measure>
              {t('home.hidden.exclusive')}
            </Text>
            <LinkButton href={paths.exclusive} iconEnd={<ArrowEndIcon size={20} />}>
              {t('home.hidden.all')}
            </LinkButton>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
