import { MessageChannel } from 'node:worker_threads';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useForm, useWatch } from 'react-hook-form';
import type { DraftOptions } from './draft-storage.ts';
import { useDraft } from './use-draft.ts';

interface Values {
  name: string;
  level: string;
  licensed: boolean;
}

const draft: DraftOptions<Values> = { key: 'draft:test', empty: { name: '', level: '0', licensed: false } };

function Form() {
  const form = useForm<Values>();
  const seen = useWatch({ control: form.control });
  useDraft(form, draft);
  return (
    <form>
      <input aria-label="name" {...form.register('name')} />
      <select aria-label="level" {...form.register('level')}>
        <option>0</option>
        <option>1</option>
      </select>
      <input aria-label="licensed" type="checkbox" {...form.register('licensed')} />
      <output>{JSON.stringify(seen)}</output>
    </form>
  );
}

describe('a form that the server rendered', () => {
  const problems: unknown[] = [];
  let place: HTMLElement;
  let root: Root | undefined;

  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const seen = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(place, <Form />, { onRecoverableError: (error) => problems.push(error) });
    });

  beforeEach(async () => {
    // jsdom has none, and React's server half waits for one.
    Object.assign(globalThis, { MessageChannel });
    const { renderToString } = await import('react-dom/server');
    window.sessionStorage.clear();
    problems.length = 0;
    place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Form />);
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    place.remove();
  });

  it('keeps what was typed before the script arrived, in the form and in the draft', async () => {
    field('name').value = 'سارة';
    field('level').value = '1';
    field('licensed').checked = true;
    const typedInto = field('name');
    await hydrate();
    expect(field('name')).toBe(typedInto);
    expect(field('name')).toHaveValue('سارة');
    expect(seen()).toEqual({ name: 'سارة', level: '1', licensed: true });
    expect(JSON.parse(window.sessionStorage.getItem(draft.key) ?? '')).toEqual({
      name: 'سارة',
      level: '1',
      licensed: true,
    });
    expect(problems).toEqual([]);
  });

  it('restores the draft without a mismatch, below what was typed meanwhile', async () => {
    window.sessionStorage.setItem(draft.key, JSON.stringify({ name: 'old', level: '1', licensed: true }));
    field('name').value = 'new';
    await hydrate();
    expect(field('name')).toHaveValue('new');
    expect(field('level')).toHaveValue('1');
    expect(field('licensed')).toBeChecked();
    expect(seen()).toEqual({ name: 'new', level: '1', licensed: true });
    expect(problems).toEqual([]);
  });

  it('keeps each change and forgets the draft when everything is empty again', async () => {
    await hydrate();
    expect(window.sessionStorage.getItem(draft.key)).toBeNull();
    fireEvent.change(field('name'), { target: { value: 'a' } });
    expect(JSON.parse(window.sessionStorage.getItem(draft.key) ?? '')).toMatchObject({ name: 'a' });
    fireEvent.change(field('name'), { target: { value: '' } });
    expect(window.sessionStorage.getItem(draft.key)).toBeNull();
  });
});
