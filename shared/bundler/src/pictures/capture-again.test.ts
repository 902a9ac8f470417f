import { captureAgain } from './capture-again.ts';

const BUSY = 'page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot';

describe('a picture', () => {
  it('is taken again where the browser was too busy to take it', async () => {
    const capture = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error(BUSY))
      .mockRejectedValueOnce(new Error(BUSY))
      .mockResolvedValue('taken');
    expect(await captureAgain(capture)).toBe('taken');
    expect(capture).toHaveBeenCalledTimes(3);
  });

  it('is given up at the third time', async () => {
    const capture = jest.fn(() => Promise.reject(new Error(BUSY)));
    await expect(captureAgain(capture)).rejects.toThrow('Unable to capture');
    expect(capture).toHaveBeenCalledTimes(3);
  });

  it('is given up at once for any other reason', async () => {
    const capture = jest.fn(() => Promise.reject(new Error('Target page has been closed')));
    await expect(captureAgain(capture)).rejects.toThrow('has been closed');
    expect(capture).toHaveBeenCalledTimes(1);
  });
});
