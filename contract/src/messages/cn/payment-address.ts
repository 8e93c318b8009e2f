import type { Translated } from '../message-types.ts'
import type { paymentAddress as source } from '../zh/payment-address.ts'

export const paymentAddress: Translated<typeof source> = {
  heading: '收款资料已更改',
  lead: '{who} 于 {when} 更改了商店的收款资料。',
  check: '如果这不是你们的决定，请立即到后台恢复上一个版本，并更改密码。',
  who: '由谁',
  when: '时间',
  fields: '更改的项目',
  action: '查看设置',
  hint: '请到后台核对。',
  closing: '每位所有者都会收到此邮件。',
  system: '系统',
  channels: { bank_transfer: '银行转账', fps: '转数快', payme: 'PayMe' },
  parts: {
    title: '名称',
    bank_name: '银行',
    account_name: '账户名称',
    account_number: '账号',
    fps_id: '转数快识别码',
    payee_name: '收款人',
    account: '账户',
    url: '链接',
    instructions: '说明',
  },
  /** Where a text contains an account, a number or an address. */
  named: {
    heading: '商店文字里出现了新的账号或联系方式',
    lead: '{who} 于 {when} 发布了“{title}”，其中有商店以前没有的号码或地址，顾客可能会据此付款。',
    list: '新出现的号码或地址',
  },
}
