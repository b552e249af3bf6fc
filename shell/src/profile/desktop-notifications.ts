/** Asks the browser once; what was refused there can only be allowed there. */
export async function allowDesktopNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
