import { defineParcel } from '@shared/remote-kit';
import { Container, Section } from '@shared/ui';
import { PaymentEstimate } from '../payment/payment-estimate.tsx';

/** For a page that is about no listing, such as a guide to buying: the visitor enters the price. */
const PaymentEstimateOfAnyPrice = () => (
  <Section $space="half">
    <Container $width="narrow">
      <PaymentEstimate />
    </Container>
  </Section>
);

export default defineParcel({ View: PaymentEstimateOfAnyPrice });
