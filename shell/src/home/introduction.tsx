import { About } from './about.tsx';
import { PropertyTypes } from './property-types.tsx';

/** Who the company is, and what it deals in. */
export const Introduction = () => (
  <>
    <About />
    <PropertyTypes />
  </>
);
