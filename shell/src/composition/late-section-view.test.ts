import type { RemoteFailure } from '@shared/contract';
import { createLateSectionView } from './late-section-view.ts';
import type { SectionView } from './section.ts';

const failure: RemoteFailure = { kind: 'timeout', remote: 'mf-blog', cause: null };
const retry = () => {};
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

function setUp(load?: jest.Mock<Promise<SectionView>>) {
  const view = { showLoading: jest.fn(), showFailure: jest.fn(), clear: jest.fn() };
  const arrives = load ?? jest.fn(() => Promise.resolve(view));
  return {
    view,
    load: arrives,
    late: createLateSectionView(arrives),
    section: document.createElement('div'),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the code with the first state, and not before', async () => {
  const { late, load, view, section } = setUp();
  late.clear(section);
  await wait();
  expect(load).not.toHaveBeenCalled();
  late.showLoading(section);
  await wait();
  expect(view.showLoading).toHaveBeenCalledWith(section);
  late.showFailure(section, failure, retry);
  expect(view.showFailure).toHaveBeenCalledWith(section, failure, retry);
  late.clear(section);
  expect(view.clear).toHaveBeenCalledWith(section);
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what is wanted when the code arrives, not what was', async () => {
  const { late, view, section } = setUp();
  const other = document.createElement('div');
  late.showLoading(section);
  late.showFailure(section, failure, retry);
  late.showLoading(other);
  late.clear(other);
  await wait();
  expect(view.showLoading).not.toHaveBeenCalled();
  expect(view.showFailure).toHaveBeenCalledTimes(1);
});

it('asks again for code that does not come, for as long as something is to be shown', async () => {
  const view = { showLoading: jest.fn(), showFailure: jest.fn(), clear: jest.fn() };
  const load = jest.fn<Promise<SectionView>, []>(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  const { late, section } = setUp(load);
  late.showFailure(section, failure, retry);
  await wait(2500);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(view);
  await wait(1000);
  expect(view.showFailure).toHaveBeenCalledTimes(1);

  const gone = setUp(jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed.'))));
  gone.late.showLoading(gone.section);
  await wait();
  gone.late.clear(gone.section);
  await wait(5000);
  expect(gone.load).toHaveBeenCalledTimes(1);
});
