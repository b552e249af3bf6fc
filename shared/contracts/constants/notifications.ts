export const notificationTypes = ['info', 'warning', 'success', 'error'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationCategories = ['system', 'course', 'task', 'user'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];
/** What the product itself says, and who administrates it. */
export const officialCategories: readonly NotificationCategory[] = ['system', 'user'];
