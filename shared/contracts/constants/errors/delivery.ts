import type { ErrorTable } from './error-table.ts';

export const deliveryErrors = {
  'delivery.token_refused': {
    status: 401,
    'zh-CN': '部署令牌无效或已撤销',
    en: 'This deploy token is not valid or was revoked',
  },
  'delivery.packages_closed': {
    status: 401,
    'zh-CN': '读取本看板的软件包需要令牌',
    en: 'The packages of this board are read with a token',
  },
  'delivery.foreign_token': {
    status: 403,
    'zh-CN': '该部署令牌只能发布 {remote}',
    en: 'This deploy token may only publish {remote}',
  },
  'delivery.release_invalid': {
    status: 400,
    'zh-CN': 'release.json 有误：{problem}',
    en: 'The release.json is not valid: {problem}',
  },
  'delivery.release_refused': {
    status: 422,
    'zh-CN': '拒绝发布 {release}：{count} 个问题',
    en: '{release} is refused: {count} problems',
  },
  'delivery.version_taken': {
    status: 409,
    'zh-CN': '版本 {version} 已发布，内容不同；已发布的版本不会更改',
    en: 'Version {version} was published with other content; what is published never changes',
  },
  'delivery.wrong_hash': {
    status: 400,
    'zh-CN': '文件内容与其哈希不符',
    en: 'The content of the file is not what its hash says',
  },
  'delivery.remote_not_found': {
    status: 404,
    'zh-CN': '找不到该模块',
    en: 'This remote does not exist',
  },
  'delivery.release_not_found': {
    status: 404,
    'zh-CN': '找不到版本 {version}',
    en: 'There is no release {version}',
  },
  'delivery.pointer_moved': {
    status: 409,
    'zh-CN': '{by} 刚刚发布了 {version}；请核对后重试',
    en: '{by} has just moved it to {version}; look again and retry',
  },
  'delivery.nothing_before': {
    status: 409,
    'zh-CN': '没有可回滚的版本',
    en: 'There is no release to go back to',
  },
  'delivery.shell_stays': {
    status: 409,
    'zh-CN': '外壳不能关闭',
    en: 'The shell cannot be switched off',
  },
  'delivery.console_stays': {
    status: 409,
    'zh-CN': '管理控制台不能关闭：只有在其中才能重新打开模块',
    en: 'The console cannot be switched off: only in it could it be switched on again',
  },
  'delivery.origin_refused': {
    status: 400,
    'zh-CN': '{origin} 不在 REMOTE_ORIGINS 中',
    en: '{origin} is not among REMOTE_ORIGINS',
  },
  'delivery.people_unknown': {
    status: 400,
    'zh-CN': '没有这些用户：{names}',
    en: 'There is nobody called {names}',
  },
  'delivery.owner_unknown': {
    status: 400,
    'zh-CN': '没有名为 {name} 的用户',
    en: 'There is nobody called {name}',
    field: 'owner',
  },
  'delivery.deploy_token_not_found': {
    status: 404,
    'zh-CN': '找不到该部署令牌',
    en: 'This deploy token does not exist',
  },
  'delivery.too_many_tokens': {
    status: 409,
    'zh-CN': '最多 {count} 个部署令牌',
    en: '{count} deploy tokens at most',
  },
  /** Why a release is refused, each for the one who would break. */
  'delivery.breaks_missing_file': {
    status: 422,
    'zh-CN': '缺少文件 {path}',
    en: 'the file {path} was not uploaded',
  },
  'delivery.breaks_needs': {
    status: 422,
    'zh-CN': '需要 {what} {wanted}，而外壳提供 {offered}',
    en: 'needs {what} {wanted}, and the shell has {offered}',
  },
  'delivery.breaks_name_missing': {
    status: 422,
    'zh-CN': '使用了 {what} 的 {wanted}，而外壳没有提供',
    en: "uses '{wanted}' of {what}, which the shell does not have",
  },
  'delivery.breaks_name_changed': {
    status: 422,
    'zh-CN': '按另一种签名使用了 {what} 的 {wanted}',
    en: "was built against another signature of '{wanted}' of {what}",
  },
  'delivery.coming_name': {
    status: 422,
    'zh-CN': '{what} 的 {wanted} 已有新签名，旧签名仍被接受：请重新构建',
    en: "'{wanted}' of {what} has a newer signature, and the one it was built against is still accepted: build it again",
  },
  'delivery.coming_gone': {
    status: 422,
    'zh-CN': '{what} 的 {wanted} 将被移除：{instead}',
    en: "'{wanted}' of {what} is going to be taken away: {instead}",
  },
  'delivery.pin_over': {
    status: 410,
    'zh-CN': '此链接已失效，或其文件已清理',
    en: 'This link is over, or its files have been swept',
  },
  'delivery.breaks_capability': {
    status: 422,
    'zh-CN': '需要服务器功能 {what}，此服务器没有',
    en: "needs the capability '{what}', which this server does not have",
  },
  'delivery.breaks_module': {
    status: 422,
    'zh-CN': '模块 {what} 已属于 {other}',
    en: "the module '{what}' belongs to {other}",
  },
  'delivery.breaks_path': {
    status: 422,
    'zh-CN': '页面 {what} 已属于 {other}',
    en: 'the page {what} belongs to {other}',
  },
  'delivery.breaks_agreement': {
    status: 422,
    'zh-CN': '需要 {what} {wanted}，而届时提供的是 {offered}',
    en: 'takes part in {what} {wanted}, and what is offered would be {offered}',
  },
  'delivery.breaks_host': {
    status: 422,
    'zh-CN': '{part} 需要模块 {what}，而它将不存在',
    en: "its part '{part}' stands in the module '{what}', which would not be there",
  },
  'delivery.breaks_permission': {
    status: 422,
    'zh-CN': '权限 {what} 不存在',
    en: "asks for the permission '{what}', which does not exist",
  },
  'delivery.breaks_declared': {
    status: 422,
    'zh-CN': '文件 {path} 有 {bytes} 字节，而清单写的是 {declared}',
    en: 'the file {path} has {bytes} bytes, and the release says {declared}',
  },
  'delivery.breaks_brings': {
    status: 422,
    'zh-CN': '{path} 自带 {what}，而一个页面只能有主应用的那一份',
    en: "{path} brings {what}, of which a page has the shell's only",
  },
  'delivery.breaks_style': {
    status: 422,
    'zh-CN': '{path} 的样式“{what}”会影响其他模块：请使用 CSS module',
    en: "{path} styles '{what}', which reaches others: use a CSS module",
  },
  'delivery.breaks_style_size': {
    status: 422,
    'zh-CN': '样式表 {path} 超过 {most} kB',
    en: 'the stylesheet {path} has more than {most} kB',
  },
  'delivery.breaks_files': {
    status: 422,
    'zh-CN': '{count} 个文件，最多 {most} 个',
    en: 'it has {count} files, {most} at most are taken',
  },
  'delivery.breaks_file_size': {
    status: 422,
    'zh-CN': '文件 {file} 有 {bytes} MB，最多 {most} MB',
    en: 'the file {file} has {bytes} MB, {most} MB at most are taken',
  },
  'delivery.breaks_budget': {
    status: 422,
    'zh-CN': '首屏需要 {bytes} kB，最多 {most} kB',
    en: 'its first frame needs {bytes} kB, {most} kB at most are taken',
  },
  'delivery.breaks_size': {
    status: 422,
    'zh-CN': '{bytes} MB，最多 {most} MB',
    en: 'it has {bytes} MB, {most} MB at most are taken',
  },
} as const satisfies ErrorTable;
