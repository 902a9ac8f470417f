import type { Said } from '@shared/contract';

/** A sentence whose names stand left to right, whatever the language round them. */
export const SaidWords = ({ said }: { said: Said }) =>
  said.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // A sentence has its parts in one order.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={index} dir="ltr" translate="no">
        {part.name}
      </bdi>
    ),
  );
