import { getSignInOptions } from '@board/contracts/calls/auth';
import type { ReplyOf } from '@board/contracts/calls/call';
import { password } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

/** No form waits for the answer: what it says otherwise, the server says too when asked. */
const usual: ReplyOf<typeof getSignInOptions> = {
  passwordReset: true,
  passwordMinLength: password.min,
};

const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** What this server asks of a password and offers to who forgot it, asked once a page. */
export function useSignInOptions() {
  const { data = usual } = useApi(getSignInOptions, {}, once);
  return data;
}
