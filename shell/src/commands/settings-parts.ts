import type { IconName } from '@board/ui';

/** Of the page of one's own, by the # of their address: a sign, and what people call the things that are set there. */
const parts = {
  preferences: [
    'settings',
    'theme language time zone currency format week 主题 语言 时区 货币 格式',
  ],
  channel: ['bell', 'reminders mail email push 提醒 邮件 推送'],
  info: ['user', 'name picture email phone 头像 姓名 邮箱'],
  education: ['book', 'school timetable login 教务 学校'],
  security: ['key', 'password two-factor 2fa passkey sign-in 密码 两步验证 通行密钥 安全'],
  sessions: ['globe', 'devices sessions 设备 登录'],
  tokens: ['key', 'api token program 令牌 程序'],
  webhooks: ['link', 'webhook program 程序'],
  account: ['download', 'export download data delete account 导出 下载 注销 删除账号'],
} as const satisfies Record<string, readonly [IconName, string]>;

type Id = keyof typeof parts;

export const settingsParts = (Object.keys(parts) as Id[]).map((id) => {
  const [icon, keywords] = parts[id];
  return { id, icon, keywords };
});
