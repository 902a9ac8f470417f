import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../src/index.ts';

/** One row of a section: states of one part, side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

/** Fields and cards beside each other where the column is wide enough. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${tokens.space[5]};
`;

/** A section of a column under its title. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      <Rows>{children}</Rows>
    </section>
  );
}

const Title = styled.h2`
  margin-block-end: ${tokens.space[5]};
  font-size: ${tokens.size.sm};
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkMuted};
`;
