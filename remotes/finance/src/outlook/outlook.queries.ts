import { financeOutlook } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';

export const useOutlook = () => useApi(financeOutlook, {});
