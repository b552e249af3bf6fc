import type { TransactionType } from '@board/contracts/constants/transactions';

/** Money that stays one's own, and nothing that is bought: moved, stored on a card, paid back to the card. */
const ownAccounts = [
  /提现|零钱通|余额宝|余利宝|(?<!备注[:：])还款(?![给我])/,
  /(零钱|余额|钱包|校园卡|饭卡|餐卡|一卡通|账户).{0,4}充值|充值.{0,2}(零钱|余额|钱包|校园卡|饭卡)|普通充值|^充值$/,
  /转到?(饭卡|余额|银行卡|储蓄卡)|(自己|本人|同名).{0,3}(转|账户)|理财|基金(申购|赎回|买入|卖出)|活期互转|定期存|ATM.{0,4}取款|取现/,
  /\btop[ -]?up\b|\bown accounts?\b|\binternal transfer\b|\btransfer (to|from) (my|own|self|savings|current)\b/i,
  /\b(to|from) savings\b|\bsavings pot\b|\bcredit card payment\b|\b(atm|cash|mobile|general) withdrawal\b/i,
  /\bpayment to .{0,20}\bcard\b|\bexchanged to\b|\bbank deposit to\b/i,
];
/** Where a file only says that money was moved, the words tell which way; of what moves within a wallet they do not. */
const within = /零钱通|余额宝|余利宝|理财/;
const wentOut = /提现|还款|转出/;
const cameIn = /充值|转入/;
const paidToCard =
  /\bpayment\b.{0,3} (received|thank you)\b|\bthank you for your payment\b|\b(auto|direct)pay\b|\bpymt\b|\bach deposit internet transfer\b/i;
/** Nobody but the bank of a card thanks for what was paid to it, or has payments and credits in one. */
const toldByCard =
  /\bpayment\b.{0,3} (received.{0,3} )?thank you\b|\bthank you for your payment\b|\bpayments and credits\b/i;
const closed =
  /交易关闭|等待(?:买家)?付款|已关闭|失败|已取消|已撤销|\b(failed|declined|reverted|cancell?ed)\b/i;
const pending = /^(pending|pdng)$|^未入账/i;
const failed = /失败|\b(failed|declined)\b/i;
const refund =
  /退款|退货(?!运费|包运费)|冲正|(?<!non-?\s?)refund(?!able)|reversal|\breturn:|^return$/im;

export const isOwnTransfer = (text: string): boolean =>
  [...ownAccounts, paidToCard].some((is) => is.test(text));
export function wayOf(text: string): TransactionType | undefined {
  if (within.test(text)) return undefined;
  return wentOut.test(text) ? 'expense' : cameIn.test(text) ? 'income' : undefined;
}
export const isRepayment = (text: string): boolean => /还款/.test(text) || paidToCard.test(text);
export const isToldByCard = (text: string): boolean => toldByCard.test(text);
/** It was never paid. */
export const isClosed = (text: string): boolean => closed.test(text);
/** It is not booked yet, and will come again. */
export const isPending = (text: string): boolean => pending.test(text);
/** Nor was it paid back. */
export const isFailed = (text: string): boolean => failed.test(text);
export const isRefund = (text: string): boolean => refund.test(text);
