import { render, screen } from '@testing-library/react';
import { CurrencySign } from './currency-sign.tsx';
import { currencyMark } from './currency-marks.ts';

describe('currency marks', () => {
  it.each(['EUR', 'USD', 'SAR', 'GBP', 'AED', 'KWD'])('marks %s on a card as Kuwaiti dinars', (currency) => {
    expect(currencyMark('card', currency)).toEqual({ kind: 'text', text: { ar: 'د.ك', en: 'KD' } });
  });

  it('shows an unknown code as it is', () => {
    expect(currencyMark('detail', 'omr')).toEqual({ kind: 'text', text: { ar: 'OMR', en: 'OMR' } });
    expect(currencyMark('card', 'constructor')).toMatchObject({ text: { en: 'CONSTRUCTOR' } });
  });

  it('names the riyal symbol for those who cannot see it', () => {
    const { rerender } = render(<CurrencySign place="detail" currency="SAR" language="ar" />);
    expect(screen.getByRole('img', { name: 'ريال سعودي' })).toBeInTheDocument();
    rerender(<CurrencySign place="card" currency="SAR" language="ar" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('د.ك')).toBeInTheDocument();
  });
});
