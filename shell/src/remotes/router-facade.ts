/**
 * What remotes may use of react-router-dom. Sharing the package itself would ship all of it (53 KB instead of
 * 27 KB brotli): a name that is missing here is `undefined` in a remote, so lint allows only these.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
