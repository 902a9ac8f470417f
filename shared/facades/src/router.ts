/**
 * What a remote may use of react-router-dom. The federation shares this facade instead of the whole
 * router (10 instead of 62 kB compressed), so a name is added here only when a remote needs it. To take one away
 * raises the contract's version: older releases count on it.
 */
export { useNavigate, useParams } from 'react-router-dom';
export type { Location } from 'react-router-dom';
export { BrowserRouter, useLocation, useSearchParams } from './here.ts';
export { RoutePlace } from './route-place.ts';
