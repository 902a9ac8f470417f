import { mediaUrl, type Property } from '@shared/api';
import { truncate, useTranslation } from '@shared/i18n';
import { tokens, UserIcon } from '@shared/ui';
import { styled } from 'styled-components';
import { useOfferWords } from '../property/offer-words.ts';

const LONGEST_NAME = 60;
const PICTURE_WIDTH = 480;

/** Whose listing it is, and in which languages to speak to them. */
export function AgentLine({ agent }: { agent: NonNullable<Property['agent']> }) {
  const { t, language } = useTranslation();
  const own = useOfferWords();
  const name = language === 'en' ? (agent.name_en ?? agent.name) : agent.name;
  const picture = mediaUrl(agent.picture, PICTURE_WIDTH);
  return (
    <Line>
      <Portrait>
        <UserIcon size={28} />
        {picture !== undefined && <img src={picture} alt="" width={56} height={56} loading="lazy" />}
      </Portrait>
      <div>
        <Name>
          <bdi>{truncate(name, LONGEST_NAME)}</bdi>
        </Name>
        {agent.languages && (
          <Languages>
            {own('agent.speaks', {
              languages: agent.languages.map((each) => own(`agent.${each}`)).join(t('listSeparator')),
            })}
          </Languages>
        )}
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;
`;

/* The picture lies over the drawing, which stays where it cannot be had. */
const Portrait = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Name = styled.p`
  font-weight: ${tokens.weight.semibold};
`;

const Languages = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;
