/** The router behind a facade: what remotes may use of it, and no more, so that the rest can be shaken out. */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useAddress, useFilter } from './use-address.ts';
