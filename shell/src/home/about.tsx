import { useTranslation } from '@shared/i18n';
import { Card, Container, EyeIcon, Grid, Heading, KeyIcon, Section, Stack, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const pillars = [
  { key: 'vision', Icon: EyeIcon },
  { key: 'mission', Icon: KeyIcon },
] as const;

/** The company, its vision and its mission. */
export function About() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="about-heading">
      <Container>
        <Grid $columns={{ base: 1, lg: 2 }} $gap={12}>
          <Stack $gap={4}>
            <Heading level={2} id="about-heading">
              {t('home.about.heading')}
            </Heading>
            <Text $size="lg" $measure>
              {t('home.about.text')}
            </Text>
          </Stack>
          <Grid $columns={{ base: 1, sm: 2 }}>
            {pillars.map(({ key, Icon }) => (
              <Card key={key}>
                <Stack $gap={3}>
                  <Mark>
                    <Icon />
                  </Mark>
                  <Heading level={3}>{t(`home.about.${key}.heading`)}</Heading>
                  <Text>{t(`home.about.${key}.text`)}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Grid>
      </Container>
    </Section>
  );
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background: ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;
