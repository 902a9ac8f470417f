import { useTranslation } from '@shared/i18n';
import { Container, Heading, Section, Stack, Text, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const steps = ['listen', 'view', 'close'] as const;

/** From the first word to the key, in three steps. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <Ending aria-labelledby="steps-heading">
      <Container>
        <Stack $gap={8}>
          <Heading level={2} id="steps-heading">
            {t('services.steps.heading')}
          </Heading>
          <Line>
            {steps.map((step) => (
              <Step key={step}>
                <Heading level={3} size="sm">
                  {t(`services.steps.items.${step}.name`)}
                </Heading>
                <Text>{t(`services.steps.items.${step}.text`)}</Text>
              </Step>
            ))}
          </Line>
        </Stack>
      </Container>
    </Ending>
  );
}

/** The closing call below stands on the same ground and brings its own space. */
const Ending = styled(Section)`
  padding-block-end: 0;
`;

const Line = styled.ol`
  display: grid;
  gap: ${tokens.space[8]};
  counter-reset: step;
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  counter-increment: step;
  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-block-end: ${tokens.space[2]};
    border-radius: 50%;
    background: ${tokens.color.accentWash};
    color: ${tokens.color.accent};
    font-weight: ${tokens.weight.bold};
  }
`;
