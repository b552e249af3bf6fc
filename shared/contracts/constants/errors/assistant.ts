import type { ErrorTable } from './error-table.ts';

export const assistantErrors = {
  'assistant.message_required': {
    status: 400,
    'zh-CN': '请输入消息',
    en: 'Please write a message',
  },
  'assistant.limit_minute': {
    status: 429,
    'zh-CN': 'AI 助手每分钟的次数已用完，请稍后再试',
    en: 'The assistant has reached its limit for this minute, please wait a moment',
  },
  'assistant.limit_day': {
    status: 429,
    'zh-CN': 'AI 助手今天的次数已用完，请明天再试',
    en: 'The assistant has reached its limit for today, please come back tomorrow',
  },
  'assistant.limit_provider': {
    status: 503,
    'zh-CN': 'AI 服务暂时不接受更多请求，请稍后再试',
    en: 'The AI service takes no more requests for the moment, please wait a little',
  },
  'assistant.paused': {
    status: 503,
    'zh-CN': 'AI 服务在 {time} 之前不接受更多请求',
    en: 'The AI service takes no more requests until {time}',
  },
  'assistant.busy': {
    status: 429,
    'zh-CN': '已有回答正在进行，请先等待或停止',
    en: 'Other replies are still being written, please wait for them or stop them',
  },
  'assistant.unavailable': {
    status: 503,
    'zh-CN': 'AI 服务没有正常应答',
    en: 'The AI service did not answer as it should',
  },
  'assistant.timeout': {
    status: 503,
    'zh-CN': 'AI 服务长时间没有应答',
    en: 'The AI service took too long to answer',
  },
  'assistant.cut_off': {
    status: 503,
    'zh-CN': '回答中断，以上内容不完整',
    en: 'The reply broke off, what stands above is not complete',
  },
  'assistant.too_long': {
    status: 503,
    'zh-CN': '回答过长，已停止',
    en: 'The reply became too long and was stopped',
  },
  'assistant.context_full': {
    status: 503,
    'zh-CN': '这个问题超出了模型能读的长度，请说短一些',
    en: 'This question is longer than the model can read, please make it shorter',
  },
  'assistant.filtered': {
    status: 503,
    'zh-CN': 'AI 服务的内容过滤拦下了这个回答，换个说法再试',
    en: 'The content filter of the AI service stopped this reply, try to ask in other words',
  },
  'assistant.picture_nobody': {
    status: 409,
    'zh-CN': '没有可以看图片的 AI 服务，或者它已经更换；请重新选择图片',
    en: 'There is no AI service that sees pictures, or it is another one now; please choose the picture again',
  },
  'assistant.picture_large': {
    status: 413,
    'zh-CN': '图片超过 5 MB',
    en: 'The picture is larger than 5 MB',
  },
  'assistant.picture_type': {
    status: 400,
    'zh-CN': '请使用 JPEG、PNG 或 WebP 图片',
    en: 'Please take a picture in JPEG, PNG or WebP',
  },
  'assistant.picture_unreadable': {
    status: 400,
    'zh-CN': '这张图片无法打开，或者像素过多',
    en: 'This picture cannot be opened, or has too many pixels',
  },
  'assistant.picture_not_understood': {
    status: 503,
    'zh-CN': 'AI 服务没有按要求给出课程；请换一张更清楚的图片，或者使用 PDF、网页',
    en: 'The AI service did not give its lessons as it was asked to; try a clearer picture, a PDF or the page',
  },
  'assistant.picture_empty': {
    status: 400,
    'zh-CN': '图片里没有看到课程',
    en: 'No lessons were seen in the picture',
  },
  'assistant.picture_unclear': {
    status: 503,
    'zh-CN': 'AI 服务没有说清图片里有什么；请换一张更清楚的图片',
    en: 'The AI service did not say clearly what is in the picture; try a clearer one',
  },
  'assistant.file_nobody': {
    status: 409,
    'zh-CN': '没有可以读文件的 AI 服务，或者它已经更换；请重新选择文件',
    en: 'There is no AI service that reads files, or it is another one now; please choose the file again',
  },
  'assistant.file_large': {
    status: 413,
    'zh-CN': '文件超过 5 MB',
    en: 'The file is larger than 5 MB',
  },
  'assistant.file_type': {
    status: 400,
    'zh-CN': '这里只能读 PDF 和文本文件（TXT、CSV、ICS 等）',
    en: 'Only PDF and files of text (TXT, CSV, ICS and the like) are read here',
  },
  'assistant.file_empty': {
    status: 400,
    'zh-CN': '文件里没有文字；扫描件请拍成图片',
    en: 'There is no text in this file; take a picture of what was scanned',
  },
  'assistant.file_unclear': {
    status: 503,
    'zh-CN': 'AI 服务没有说清文件里有什么；请再试一次',
    en: 'The AI service did not say clearly what is in the file; please try once more',
  },
  'assistant.proposal_not_found': {
    status: 404,
    'zh-CN': '找不到该建议',
    en: 'This proposal does not exist',
  },
  'assistant.proposal_used': {
    status: 409,
    'zh-CN': '该建议已经处理过',
    en: 'This proposal has already been dealt with',
  },
  'assistant.proposal_expired': {
    status: 410,
    'zh-CN': '该建议已过期，请重新询问助手',
    en: 'This proposal has expired, please ask the assistant again',
  },
  'assistant.proposal_stale': {
    status: 409,
    'zh-CN': '内容已在别处更改，请重新询问助手',
    en: 'It was changed elsewhere in the meantime, please ask the assistant again',
  },
  'assistant.config_not_found': {
    status: 404,
    'zh-CN': '找不到该 AI 配置',
    en: 'This AI configuration does not exist',
  },
  'assistant.key_required': {
    status: 400,
    field: 'api_key',
    'zh-CN': '请输入 API 密钥',
    en: 'Please enter the API key',
  },
  'assistant.key_masked': {
    status: 400,
    field: 'api_key',
    'zh-CN': '这是隐藏后的密钥；请输入完整的 API 密钥，或留空以保留原密钥',
    en: 'This is the masked key; enter the whole one, or leave it empty to keep the present one',
  },
  'assistant.key_again': {
    status: 400,
    field: 'api_key',
    'zh-CN': '已保存的密钥只用于当前地址；更换地址请重新输入 API 密钥',
    en: 'The stored key belongs to the present address; enter the API key again for another one',
  },
  'assistant.key_invalid': {
    status: 400,
    field: 'api_key',
    'zh-CN': 'API 密钥只能包含可见的英文字符',
    en: 'An API key holds visible ASCII characters only',
  },
  'assistant.base_url_invalid': {
    status: 400,
    field: 'base_url',
    'zh-CN': '请输入以 http:// 或 https:// 开头的有效地址',
    en: 'Please enter a valid address that starts with http:// or https://',
  },
  'assistant.test_key_refused': {
    status: 503,
    'zh-CN': '该地址拒绝了此 API 密钥',
    en: 'The address refused this API key',
  },
  'assistant.test_address_refused': {
    status: 503,
    'zh-CN': '不允许访问该地址',
    en: 'This address may not be reached from here',
  },
  'assistant.test_model_unknown': {
    status: 503,
    'zh-CN': '该地址没有此模型或此接口',
    en: 'The address does not know this model or this call',
  },
} as const satisfies ErrorTable;
