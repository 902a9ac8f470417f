import type { ParcelPropsOf } from '@shared/contract';
import { defineParcel } from '@shared/remote-kit';
import { Container, Section } from '@shared/ui';
import { PaymentEstimate } from '../payment/payment-estimate.tsx';

type Props = ParcelPropsOf<'mf-listings/payment-estimate'>;

/** For a page that is about no listing, such as a guide to buying: the visitor enters the price, or begins with the page's. */
const PaymentEstimateOfAnyPrice = ({ price, currency }: Props) => (
  <Section $space="half">
    <Container $width="narrow">
      <PaymentEstimate price={price} currency={currency} />
    </Container>
  </Section>
);

export default defineParcel<Props>({ View: PaymentEstimateOfAnyPrice });
