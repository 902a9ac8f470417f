import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedState } from './placeholder-state.tsx';
import { LoadingRegion, SkeletonText } from './skeleton.tsx';

describe('FailedState', () => {
  it('offers Retry and swallows presses while it retries', async () => {
    const onRetry = jest.fn();
    const state = (retrying: boolean) => (
      <FailedState
        title="تعذّر التحميل"
        retryLabel="أعد المحاولة"
        retryingLabel="جارٍ التحميل"
        onRetry={onRetry}
        retrying={retrying}
      />
    );
    const { rerender } = render(state(false));
    expect(screen.getByRole('alert')).toHaveTextContent('تعذّر التحميل');
    await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
    rerender(state(true));
    await userEvent.click(screen.getByRole('button', { name: 'جارٍ التحميل' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button when retrying cannot help', () => {
    render(<FailedState title="غير موجود" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('announces loading once and keeps skeletons silent', () => {
  render(
    <LoadingRegion label="جارٍ تحميل العقارات">
      <SkeletonText lines={3} />
      <p>silent</p>
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('جارٍ تحميل العقارات');
  expect(screen.getByText('silent').closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
});
