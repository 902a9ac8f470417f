import { MapPinIcon, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** Stands where the map comes, or where none may: a pin and the place's name, no streets that would be somewhere else's. */
export function MapDrawing({ place }: { place: string }) {
  return (
    <Drawing aria-hidden="true">
      <Rings>
        <MapPinIcon size={36} />
      </Rings>
      <span>{place}</span>
    </Drawing>
  );
}

const Drawing = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[6]};
  background: ${tokens.nacre};
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.weight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Rings = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background: ${tokens.color.surface};
  box-shadow:
    0 0 0 1px ${tokens.color.hairline},
    0 0 0 1.25rem ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;
