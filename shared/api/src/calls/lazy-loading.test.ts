import { createFakeHttp, ok } from '../testing/fake-http.ts';

afterEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

it('loads the schemas with the first call that reads, not with the package', async () => {
  const loaded = jest.fn();
  jest.doMock('../schemas/index.ts', () => {
    loaded();
    return jest.requireActual<object>('../schemas/index.ts');
  });
  const { createApi, mediaUrl } = await import('../index.ts');
  const api = createApi(createFakeHttp({ '*': ok({ data: { phone: '1' } }) }));
  expect(mediaUrl('a.jpg')).toBe('/media/a.jpg');
  await api.sendContact({ name: '', email: '', subject: '', message: '' });
  expect(loaded).not.toHaveBeenCalled();
  await api.getSettings();
  await api.getSettings();
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('says offline when the schemas do not arrive, and tries again on the next call', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('../schemas/index.ts', () => {
    throw new Error('Loading chunk failed');
  });
  const { createApi } = await import('../index.ts');
  const api = createApi(createFakeHttp({ '*': ok({ data: { phone: '1' } }) }));
  await expect(api.getSettings()).rejects.toMatchObject({ name: 'ApiError', failure: { kind: 'offline' } });
  jest.doMock('../schemas/index.ts', () => jest.requireActual<object>('../schemas/index.ts'));
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
