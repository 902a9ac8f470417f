import { createFakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { FirstView } from '@shared/contract';
import { dehydrate } from '@shared/facades/query';
import { createBrowserQueryClient } from '../page/query-client.ts';
import { startData } from './start-data.ts';

/** A server's answer for everybody, by which a first view came. */
function renderedState(): unknown {
  const client = createBrowserQueryClient();
  client.setQueryData(['list'], 'for everybody');
  return dehydrate(client);
}

function start(firstView: FirstView) {
  const queryClient = createBrowserQueryClient();
  const queryFn = jest.fn(() => Promise.resolve('for this visitor'));
  const props = {
    domElement: document.body,
    bus: createFakeBus('ar'),
    http: createFakeHttp(),
    languageGate: createLanguageGate(),
    reportRenderError: () => undefined,
    firstView,
  };
  startData({ queryClient }, props, () => [{ queryKey: ['list'], queryFn }]);
  return { queryFn, shown: () => queryClient.getQueryData(['list']) };
}

it("begins with the server's data, and asks for nothing", () => {
  const { queryFn, shown } = start({ state: renderedState() });
  expect(shown()).toBe('for everybody');
  expect(queryFn).not.toHaveBeenCalled();
});

it("begins with the server's data, and asks once more where these came without the visitor's token", async () => {
  const { queryFn, shown } = start({ state: renderedState(), isAnonymous: true });
  expect(shown()).toBe('for everybody');
  expect(queryFn).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('for this visitor');
});
