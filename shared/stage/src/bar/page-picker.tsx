import { useId, useState, type FormEvent } from 'react';
import { matchRoute } from '@shared/contract';
import { Button, media, SelectField, TextField, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { StagedRemote } from './staged-remote.ts';
import { useKnownIds } from './use-known-ids.ts';
import type { Stage } from './use-stage.ts';

const parametersOf = (pattern: string) =>
  pattern
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));

const pathOf = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(values[parameter] ?? ''));

/** Chooses one of the remote's pages; a page with parameters asks for them. */
export function PagePicker({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const pages = remote.routes;
  const { route, params } = matchRoute(new URL(stage.path, window.location.origin).pathname, pages);
  const current = pages.find(({ id }) => id === route.id);
  const [chosen, setChosen] = useState<{ id: string; from: string }>();
  // What was chosen holds until the remote has moved.
  const shown = chosen?.from === stage.path ? pages.find(({ id }) => id === chosen.id) : current;

  const choose = (id: string) => {
    const page = pages.find((each) => each.id === id);
    if (!page) return;
    if (parametersOf(page.path).length === 0) stage.goTo(page.path);
    else setChosen({ id: page.id, from: stage.path });
  };

  return (
    <Picker>
      <Pages>
        <SelectField
          label="Page"
          value={shown?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
          {...(!shown && { placeholder: 'Not this remote’s' })}
          options={pages.map(({ id, path }) => ({ value: id, label: path }))}
        />
      </Pages>
      {shown && parametersOf(shown.path).length > 0 && (
        <Parameters
          key={`${shown.id} ${stage.path}`}
          routeId={shown.id}
          pattern={shown.path}
          initial={shown === current ? params : {}}
          onGo={stage.goTo}
        />
      )}
    </Picker>
  );
}

interface ParametersProps {
  routeId: string;
  pattern: string;
  initial: Readonly<Record<string, string>>;
  onGo(path: string): void;
}

function Parameters({ routeId, pattern, initial, onGo }: ParametersProps) {
  const [values, setValues] = useState(initial);
  const known = useKnownIds(routeId);
  const listId = useId();
  const parameters = parametersOf(pattern);
  const isComplete = parameters.every((parameter) => values[parameter]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onGo(pathOf(pattern, values));
  };
  return (
    <Form onSubmit={go}>
      {parameters.map((parameter) => (
        <TextField
          key={parameter}
          label={parameter}
          value={values[parameter] ?? ''}
          onChange={(event) => setValues({ ...values, [parameter]: event.target.value })}
          list={listId}
          autoComplete="off"
          placeholder={known.length > 0 ? 'Type or choose' : ''}
        />
      ))}
      <datalist id={listId}>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary" disabled={!isComplete}>
        Go
      </Button>
    </Form>
  );
}

const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  ${media.sm} {
    inline-size: auto;
  }
`;

const Pages = styled.div`
  inline-size: 100%;
  ${media.sm} {
    inline-size: 10.5rem;
  }
`;

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  > div {
    flex: 1;
  }
  ${media.sm} {
    inline-size: 13rem;
  }
`;
