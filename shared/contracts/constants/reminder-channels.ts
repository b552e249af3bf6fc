/** Who takes notifications where push does not reach; `webhook` is any program that checks our signature. */
export const channelKinds = ['bark', 'serverchan', 'ntfy', 'wecom', 'webhook'] as const;
export type ChannelKind = (typeof channelKinds)[number];
