import { useState, type FormEvent } from 'react';
import { Button, SelectField, TextArea, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { parcelProps } from '../frame/parcel-props.ts';
import type { StagedRemote } from './staged-remote.ts';
import type { Stage } from './use-stage.ts';

function faultOf(text: string): string | undefined {
  try {
    parcelProps(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Puts one of the remote's parcels on the stage, with props of its own. */
export function ParcelsPanel({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const { parcels, state } = stage;
  if (!parcels) return <p>The remote is on its way.</p>;
  if (parcels.length === 0)
    return (
      <p>
        {remote.name} offers no parcels. One would stand in <code>src/parcels/&lt;name&gt;-parcel.tsx</code>.
      </p>
    );
  return <ParcelForm key={`${state.parcel} ${state.props}`} parcels={parcels} stage={stage} />;
}

function ParcelForm({ parcels, stage }: { parcels: readonly string[]; stage: Stage }) {
  const [parcel, setParcel] = useState(stage.state.parcel || (parcels[0] ?? ''));
  const [props, setProps] = useState(stage.state.props);
  const [fault, setFault] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(props);
    setFault(found);
    if (found === undefined) stage.change({ parcel, props: props.trim() });
  };
  return (
    <Form onSubmit={show} noValidate>
      <div>
        <SelectField
          label="Parcel"
          options={parcels.map((value) => ({ value, label: value }))}
          value={parcel}
          onChange={(event) => setParcel(event.target.value)}
        />
        <Buttons>
          <Button type="submit">Show the parcel</Button>
          {stage.state.parcel !== '' && (
            <Button variant="secondary" onClick={() => stage.change({ parcel: '', props: '' })}>
              Back to the pages
            </Button>
          )}
        </Buttons>
      </div>
      <TextArea
        label="Props, as JSON"
        hint="Handed over at mount, beside bus, HTTP client and language gate. A parcel that takes none ignores them."
        value={props}
        placeholder="{ }"
        dir="ltr"
        spellCheck={false}
        error={fault}
        onChange={(event) => setProps(event.target.value)}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space[6]};
  max-inline-size: 60rem;
  textarea {
    min-block-size: 6rem;
    font-family: ui-monospace, monospace;
    font-size: ${tokens.size.sm};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
`;
