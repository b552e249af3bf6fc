export const webhookLimit = { perPerson: 5 } as const;
