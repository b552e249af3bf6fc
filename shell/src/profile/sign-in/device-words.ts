import { deviceName } from '@board/contracts/formats/device-name';
import type { Text } from '@board/platform';

export const deviceWords = (userAgent: string, t: Text): string =>
  deviceName(userAgent, (names) => t('profile.sessions.device', names)) ??
  t('profile.sessions.unknownDevice');
