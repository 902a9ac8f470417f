import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, Cluster, Heading, LinkButton, Stack, Text, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { TypeDrawing } from '../page-parts/type-drawings.tsx';

const items = ['tenants', 'maintenance', 'contracts', 'reports'] as const;

/** What the company does for owners: the service that home's card leads to. */
export function Management() {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="management-heading">
      <Words>
        <Heading level={2} id="management-heading">
          {t('services.management.name')}
        </Heading>
        <Text $size="lg" $measure>
          {t('services.management.long')}
        </Text>
        <Items>
          {items.map((item) => (
            <Item key={item}>
              <CheckIcon size={20} />
              {t(`services.management.items.${item}`)}
            </Item>
          ))}
        </Items>
        <Cluster>
          <LinkButton href={paths.contact} size="large">
            {t('services.contact')}
          </LinkButton>
        </Cluster>
      </Words>
      <Scene aria-hidden="true">
        <TypeDrawing name="management" size={220} />
      </Scene>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.low};
  ${media.lg} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled(Stack)`
  gap: ${tokens.space[6]};
  padding: clamp(1.5rem, 1rem + 3vw, 3.5rem);
`;

const Items = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: start;
  > svg {
    flex: none;
    margin-block-start: 0.25em;
    color: ${tokens.color.palm};
  }
`;

const Scene = styled.div`
  display: none;
  place-items: center;
  padding: ${tokens.space[8]};
  background: ${tokens.nacre};
  ${media.lg} {
    display: grid;
  }
`;
