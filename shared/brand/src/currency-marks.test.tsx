import { render, screen } from '@testing-library/react';
import { cardMark } from './card-marks.ts';
import { CardSign } from './card-sign.tsx';
import { detailMark } from './detail-marks.ts';
import { DetailSign } from './detail-sign.tsx';

describe('currency marks', () => {
  it.each(['EUR', 'USD', 'SAR', 'GBP', 'AED', 'KWD'])('marks %s on a card as Kuwaiti dinars', (currency) => {
    expect(cardMark(currency)).toEqual({ ar: 'د.ك', en: 'KD' });
  });

  it('shows an unknown code as it is', () => {
    expect(detailMark('omr')).toEqual({ kind: 'text', text: { ar: 'OMR', en: 'OMR' } });
    expect(cardMark('constructor')).toMatchObject({ en: 'CONSTRUCTOR' });
  });

  it('names the riyal symbol for those who cannot see it', () => {
    const { rerender } = render(<DetailSign currency="SAR" language="ar" />);
    expect(screen.getByRole('img', { name: 'ريال سعودي' })).toBeInTheDocument();
    rerender(<CardSign currency="SAR" language="ar" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('د.ك')).toBeInTheDocument();
  });
});
