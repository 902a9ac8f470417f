import { useTranslation } from '@shared/i18n';
import { Accordion, Container, Heading, Section, Stack, Text } from '@shared/ui';

const questions = ['viewing', 'fees', 'owner', 'documents'] as const;

/** Four questions, one open at a time (specification, section 2, "Home"). */
export function Faq() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="faq-heading">
      <Container $width="narrow">
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Heading level={2} id="faq-heading">
              {t('home.faq.heading')}
            </Heading>
            <Text $size="lg">{t('home.faq.lead')}</Text>
          </Stack>
          <Accordion
            items={questions.map((key) => ({
              id: `faq-${key}`,
              title: t(`home.faq.items.${key}.question`),
              content: <Text>{t(`home.faq.items.${key}.answer`)}</Text>,
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}
