import { Container, Eyebrow, Heading, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface PageIntroProps {
  eyebrow: string;
  heading: string;
  lead: string;
}

/** The band under the site's header, with the page's one main heading. What follows reaches up into it. */
export function PageIntro({ eyebrow, heading, lead }: PageIntroProps) {
  return (
    <Band>
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1}>{heading}</Heading>
        <Text $size="lg" $measure>
          {lead}
        </Text>
      </Words>
    </Band>
  );
}

const Band = styled.section`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[12]})
    calc(${tokens.space[16]} + ${tokens.space[10]});
  background: ${tokens.nacre};
`;

const Words = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
`;
