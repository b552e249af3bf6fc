/** The router behind a facade: what remotes may use of it, and no more, so that the rest can be shaken out. */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useAddress } from './use-address.ts';
export { useFilter } from './use-filter.ts';
