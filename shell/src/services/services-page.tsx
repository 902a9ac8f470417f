import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Card, Container, Grid, Heading, LinkButton, Stack, Text } from '@shared/ui';
import { BelowHeader } from '../below-header.ts';

const services = ['management', 'apartments', 'villas', 'offices', 'shops', 'warehouses'] as const;

/** Property management and the property types served, with a call to contact (decisions, "Routes"). */
function ServicesPage() {
  const { t } = useTranslation();
  useHead({ title: t('services.title'), description: t('services.lead') });
  return (
    <BelowHeader>
      <Container>
        <Stack>
          <Heading level={1}>{t('services.title')}</Heading>
          <Text>{t('services.lead')}</Text>
          <Grid as="ul" $columns={{ base: 1, sm: 2, lg: 3 }}>
            {services.map((service) => (
              <Card as="li" key={service}>
                <Heading level={2} size="sm">
                  {t(`services.${service}.name`)}
                </Heading>
                <Text>{t(`services.${service}.text`)}</Text>
              </Card>
            ))}
          </Grid>
          <div>
            <LinkButton href={paths.contact}>{t('services.contact')}</LinkButton>
          </div>
        </Stack>
      </Container>
    </BelowHeader>
  );
}

export default definePage({ View: ServicesPage });
