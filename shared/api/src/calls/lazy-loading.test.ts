import { answering } from './answering-client.test-kit.ts';

afterEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

it('loads yup with the first call that reads, not with the package', async () => {
  const loaded = jest.fn();
  jest.doMock('yup', () => {
    loaded();
    return jest.requireActual<object>('yup');
  });
  const { createApi, mediaUrl } = await import('../index.ts');
  const api = createApi(answering({ data: { phone: '1' } }));
  expect(mediaUrl('a.jpg')).toBe('/media/a.jpg');
  await api.sendContact({ name: '', email: '', subject: '', message: '' });
  expect(loaded).not.toHaveBeenCalled();
  await api.getSettings();
  await api.getSettings();
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('loads yup ahead of time when asked to', async () => {
  const loaded = jest.fn();
  jest.doMock('yup', () => {
    loaded();
    return jest.requireActual<object>('yup');
  });
  const { preloadSchemas } = await import('../index.ts');
  await preloadSchemas();
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('says offline when the schemas do not arrive, and tries again on the next call', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('yup', () => {
    throw new Error('Loading chunk failed');
  });
  const { createApi, preloadSchemas } = await import('../index.ts');
  const api = createApi(answering({ data: { phone: '1' } }));
  await expect(preloadSchemas()).resolves.toBeUndefined();
  await expect(api.getSettings()).rejects.toMatchObject({ name: 'ApiError', failure: { kind: 'offline' } });
  jest.doMock('yup', () => jest.requireActual<object>('yup'));
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
