import type { ChannelKind } from '@board/contracts/constants/reminder-channels';

export interface News {
  id: string;
  title: string;
  message: string;
  /** An address of this site, '' without one. */
  link: string;
}

interface Format {
  /** Where a key alone leads. */
  addressOf?: (key: string) => string;
  /** For whom the address is not what is asked. */
  post?: (address: URL) => string;
  body: (news: News, address: URL) => object;
  /** Some answer 200 to whatever comes, and say within how it went. */
  isTaken?: (answer: Answer) => boolean;
}

interface Answer {
  code?: unknown;
  errcode?: unknown;
}

/** As their makers document them. */
export const channelFormats: Record<ChannelKind, Format> = {
  bark: {
    addressOf: (key) => `https://api.day.app/${key}`,
    body: ({ title, message, link }) => ({
      title,
      body: message || title,
      ...(link && { url: link }),
    }),
    isTaken: ({ code }) => code === 200,
  },
  serverchan: {
    addressOf(key) {
      const [, person] = /^sctp(\d+)t/.exec(key) ?? [];
      return person
        ? `https://${person}.push.ft07.com/send/${key}.send`
        : `https://sctapi.ftqq.com/${key}.send`;
    },
    body: ({ title, message, link }) => ({ title: title.slice(0, 32), desp: lines(message, link) }),
    isTaken: ({ code }) => code === 0,
  },
  ntfy: {
    addressOf: (topic) => `https://ntfy.sh/${topic}`,
    post: ({ href }) => new URL('.', href).href,
    body: ({ title, message, link }, { pathname }) => ({
      topic: pathname.slice(pathname.lastIndexOf('/') + 1),
      title,
      message: message || title,
      ...(link && { click: link }),
    }),
  },
  wecom: {
    addressOf: (key) => `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
    body: ({ title, message, link }) => ({
      msgtype: 'text',
      text: { content: lines(title, message, link) },
    }),
    isTaken: ({ errcode }) => errcode === 0,
  },
  webhook: { body: (news) => news },
};

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n\n');
