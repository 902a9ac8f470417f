import { tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { useOfferWords } from '../property/offer-words.ts';

export interface LocationBoxesProps {
  country: string;
  city: string;
  district: string;
}

/** Country, city and district (specification, section 2, "Property detail"). */
export function LocationBoxes(places: LocationBoxesProps) {
  const own = useOfferWords();
  return (
    <Boxes>
      {(['country', 'city', 'district'] as const).map((field) => (
        <div key={field}>
          <dt>{own(`location.${field}`)}</dt>
          <dd>{places[field]}</dd>
        </div>
      ))}
    </Boxes>
  );
}

const Boxes = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${tokens.space[3]};
  > div {
    padding: ${tokens.space[3]} ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.color.accent};
    background: ${tokens.color.sunken};
    border-start-end-radius: ${tokens.radius.md};
    border-end-end-radius: ${tokens.radius.md};
  }
  dt {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
  }
`;
