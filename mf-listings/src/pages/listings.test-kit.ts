import type { HttpRequest, Language } from '@shared/contract';
import { defineRemote } from '@shared/remote-kit';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeAnswer,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent } from '@testing-library/react';
import { definition } from '../definition.ts';

let mounted: MountedRemote | undefined;

/** Mounts the remote as a host does, each time with an empty cache of its own. */
export async function mountListings(
  url: string,
  answers: Readonly<Record<string, FakeAnswer>>,
  language: Language = 'ar',
): Promise<MountedRemote> {
  mounted = await mountRemote(defineRemote(definition), { url, language, http: createFakeHttp(answers) });
  return mounted;
}

export async function unmountListings(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
}

/** A list as the API answers it. */
export const listOf = (records: readonly unknown[]) => ok({ data: records, total: records.length });

/** The same by an API that knows `limit`. */
export const pagedListOf = (records: readonly unknown[]) => (request: HttpRequest) => {
  const limit = Number(request.query?.['limit'] ?? records.length);
  return ok({ data: records.slice(0, limit), total: records.length });
};

/** Types into a field or chooses in a list. */
export const enter = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
  });

export const press = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
  });

/** A promise to be resolved by the test. */
export function pending<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value: T) => act(async () => settle(value)) };
}
