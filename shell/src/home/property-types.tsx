import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import {
  ArrowEndIcon,
  Card,
  Container,
  Grid,
  Heading,
  media,
  Section,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { TypeDrawing } from '../page-parts/type-drawings.tsx';

const types = [
  { key: 'apartments', drawing: 'apartment' },
  { key: 'villas', drawing: 'villa' },
  { key: 'offices', drawing: 'office' },
  { key: 'shops', drawing: 'shop' },
  { key: 'warehouses', drawing: 'warehouse' },
  { key: 'management', drawing: 'management' },
] as const;

/** What the company deals in. Only property management leads on (specification, section 2, "Home"). */
export function PropertyTypes() {
  const { t } = useTranslation();
  return (
    <Section $tone="sunken" aria-labelledby="types-heading">
      <Container>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Heading level={2} id="types-heading">
              {t('home.types.heading')}
            </Heading>
            <Text $size="lg" $measure>
              {t('home.types.lead')}
            </Text>
          </Stack>
          <Types as="ul" $columns={{ base: 1, sm: 2, lg: 3 }}>
            {types.map(({ key, drawing }) => (
              <Card as="li" key={key}>
                <Type>
                  <TypeDrawing name={drawing} size={72} />
                  <Stack $gap={2}>
                    <Heading level={3} size="sm">
                      {t(`services.${key}.name`)}
                    </Heading>
                    <Text>{t(`services.${key}.text`)}</Text>
                    {key === 'management' && (
                      <More href={paths.services}>
                        {t('home.types.more')} <ArrowEndIcon size={18} />
                      </More>
                    )}
                  </Stack>
                </Type>
              </Card>
            ))}
          </Types>
        </Stack>
      </Container>
    </Section>
  );
}

const Types = styled(Grid)`
  list-style: none;
`;

/** Drawing and words beside each other on a phone, under each other where cards stand in columns. */
const Type = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[4]};
  align-items: center;
  ${media.sm} {
    grid-template-columns: 1fr;
    gap: ${tokens.space[3]};
  }
`;

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 44px;
`;
