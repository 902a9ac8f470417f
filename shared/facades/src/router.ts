/**
 * What a remote may use of react-router-dom. The federation shares this facade instead of the whole
 * router (13 instead of 62 kB compressed), so a name is added here only when a remote needs it.
 */
export {
  BrowserRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location } from 'react-router-dom';
