import type { ErrorTable } from './error-table.ts';

/** Of requests that the server makes to an address that a person typed. */
export const outboundErrors = {
  'outbound.address_invalid': {
    status: 400,
    'zh-CN': '地址无效，请使用 http 或 https 地址',
    en: 'This is not a valid http or https address',
  },
  'outbound.address_refused': {
    status: 400,
    'zh-CN': '不允许访问该地址',
    en: 'This address may not be reached',
  },
  'outbound.unreachable': {
    status: 422,
    'zh-CN': '无法连接到该地址',
    en: 'This address cannot be reached',
  },
  'outbound.timeout': {
    status: 422,
    'zh-CN': '该地址未及时响应',
    en: 'This address did not answer in time',
  },
  'outbound.too_large': {
    status: 422,
    'zh-CN': '该地址返回的内容过大',
    en: 'This address answered with too much',
  },
  'outbound.redirected': {
    status: 422,
    'zh-CN': '该地址跳转到了别处',
    en: 'This address redirects elsewhere',
  },
} as const satisfies ErrorTable;
