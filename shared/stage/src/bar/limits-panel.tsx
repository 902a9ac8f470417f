import { tokens } from '@shared/ui';
import { styled } from 'styled-components';

const LIMITS: readonly (readonly [what: string, why: string])[] = [
  [
    'Header and footer',
    'They are the shell’s. Heights below a sticky header are the composed site’s to check.',
  ],
  [
    'Composed navigation',
    'Title, focus, announcement, scroll and prefetching belong to the shell. A link to another remote ends in a note.',
  ],
  [
    'Server rendering',
    'The remote starts in the browser, without a first view to hydrate, without the document’s head and its policy for scripts.',
  ],
  [
    'Other remotes',
    'A page that places another remote’s parcel has an empty slot here, and shared libraries are the remote’s own copies.',
  ],
  [
    'The shell’s toaster',
    'Notifications look the same and stay as long; swiping and F8 are the shell’s own and are missing.',
  ],
  [
    'Direction against the language',
    'Only the dir attribute is turned: the style plugin and arrow keys go on following the language.',
  ],
];

/** What a stage cannot show, said plainly: it has to be looked at in the composed site. */
export function LimitsPanel() {
  return (
    <>
      <p>A stage shows one remote with everything else replaced. Look at these in the composed site:</p>
      <List>
        {LIMITS.map(([what, why]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </List>
    </>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-start: ${tokens.space[4]};
  dt {
    font-weight: ${tokens.weight.semibold};
  }
  dd {
    margin: 0;
    color: ${tokens.color.inkSoft};
  }
`;
