import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Cluster, Container, Heading, LinkButton, Section, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** The closing call to contact. */
export function Closing() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="closing-heading">
      <Container>
        <Panel>
          <Heading level={2} id="closing-heading">
            {t('closing.heading')}
          </Heading>
          <Text $size="lg">{t('closing.text')}</Text>
          <Cluster $justify="center">
            <LinkButton href={paths.contact} size="large">
              {t('closing.contact')}
            </LinkButton>
            <LinkButton href={paths.appointments} variant="secondary" size="large">
              {t('closing.viewing')}
            </LinkButton>
          </Cluster>
        </Panel>
      </Container>
    </Section>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[5]};
  padding: clamp(2.5rem, 2rem + 4vw, 5rem) ${tokens.space[6]};
  border-radius: ${tokens.radius.xl};
  border: 1px solid ${tokens.color.hairline};
  background: ${tokens.nacre};
  text-align: center;
  > p {
    max-inline-size: 40rem;
  }
`;
