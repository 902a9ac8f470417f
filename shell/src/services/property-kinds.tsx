import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import {
  Card,
  Cluster,
  Container,
  Grid,
  Heading,
  LinkButton,
  Section,
  Stack,
  Text,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { TypeDrawing } from '../page-parts/type-drawings.tsx';

const kinds = [
  { key: 'apartments', drawing: 'apartment' },
  { key: 'villas', drawing: 'villa' },
  { key: 'offices', drawing: 'office' },
  { key: 'shops', drawing: 'shop' },
  { key: 'warehouses', drawing: 'warehouse' },
] as const;

/** The property types served, each with the ways to its lists. */
export function PropertyKinds() {
  const { t } = useTranslation();
  return (
    <Section $tone="sunken" aria-labelledby="kinds-heading">
      <Container>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Heading level={2} id="kinds-heading">
              {t('services.types.heading')}
            </Heading>
            <Text $size="lg" $measure>
              {t('services.types.lead')}
            </Text>
          </Stack>
          <Grid as="ul" className="kinds" $min="19rem">
            {kinds.map(({ key, drawing }) => {
              const type = t(`services.${key}.name`);
              return (
                <Card as="li" key={key}>
                  <Stack $gap={3}>
                    <TypeDrawing name={drawing} size={72} />
                    <Heading level={3} size="sm">
                      {type}
                    </Heading>
                    <Text>{t(`services.${key}.text`)}</Text>
                    <Cluster>
                      <LinkButton
                        href={`${paths.sale}?type=${drawing}`}
                        variant="secondary"
                        size="small"
                        aria-label={t('services.saleOf', { type })}
                      >
                        {t('services.sale')}
                      </LinkButton>
                      <LinkButton
                        href={`${paths.rent}?type=${drawing}`}
                        variant="secondary"
                        size="small"
                        aria-label={t('services.rentOf', { type })}
                      >
                        {t('services.rent')}
                      </LinkButton>
                    </Cluster>
                  </Stack>
                </Card>
              );
            })}
            <Other as="li">
              <Stack $gap={3} $align="start">
                <Heading level={3} size="sm">
                  {t('services.other.name')}
                </Heading>
                <Text>{t('services.other.text')}</Text>
                <LinkButton href={paths.properties} variant="secondary" size="small">
                  {t('services.other.browse')}
                </LinkButton>
              </Stack>
            </Other>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const Other = styled(Card)`
  display: grid;
  align-content: center;
  background: ${tokens.nacre};
`;
