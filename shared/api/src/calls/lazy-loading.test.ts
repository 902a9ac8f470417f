import { createFakeHttp, ok } from '../testing/fake-http.ts';

afterEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

const MESSAGE = { name: '', email: '', subject: '', message: '' };

it('loads the calls with the first one, not with the package', async () => {
  const loaded = jest.fn();
  jest.doMock('./create-api.ts', () => {
    loaded();
    return jest.requireActual<object>('./create-api.ts');
  });
  const { createApi, mediaUrl } = await import('../index.ts');
  const api = createApi(createFakeHttp({ '*': ok({ data: { phone: '1' } }) }));
  expect(mediaUrl('a.jpg')).toBe('/media/a.jpg');
  expect(api.offers('appointments.hours')).toBe(false);
  expect(loaded).not.toHaveBeenCalled();
  await expect(api.getSettings()).resolves.toMatchObject({ phone: '1' });
  await api.sendContact(MESSAGE);
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('says offline when the calls do not arrive, and tries again with the next one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('./create-api.ts', () => {
    throw new Error('Loading chunk failed');
  });
  const { createApi } = await import('../index.ts');
  const api = createApi(createFakeHttp({ '*': ok({ data: { phone: '1' } }) }));
  await expect(api.getSettings()).rejects.toMatchObject({ name: 'ApiError', failure: { kind: 'offline' } });
  jest.doMock('./create-api.ts', () => jest.requireActual<object>('./create-api.ts'));
  await expect(api.getSettings()).resolves.toMatchObject({ phone: '1' });
});

it('loads axios with the first request, not with the client', async () => {
  const loaded = jest.fn();
  jest.doMock('axios', () => {
    loaded();
    return { request: () => Promise.resolve({ status: 200, data: '{}' }) };
  });
  const { createHttpClient, preloadHttp } = await import('../http/index.ts');
  const http = createHttpClient();
  expect(loaded).not.toHaveBeenCalled();
  await preloadHttp();
  expect(loaded).toHaveBeenCalledTimes(1);
  await expect(http.request({ method: 'GET', path: '/x' })).resolves.toMatchObject({ ok: true });
  expect(loaded).toHaveBeenCalledTimes(1);
});
