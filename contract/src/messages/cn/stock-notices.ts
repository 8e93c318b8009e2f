import type { Translated } from '../message-types.ts'
import type { stockNotices as source } from '../zh/stock-notices.ts'

export const stockNotices: Translated<typeof source> = {
  confirmHeading: '请确认：{name} 到货时通知您',
  confirmLead: '有人用这个邮箱登记，希望在“{name}”到货时收到通知。如果是您本人，请点击以下链接确认。',
  confirmAction: '确认，到货请通知我',
  confirmHint: '链接会打开一个页面，点一下即可，无需登录。',
  confirmClosing: '不是您？请忽略这封邮件，我们不会再发送。',
  backHeading: '{name} 到货了',
  backLead: '您等待的“{name}”已经到货，可以在线订购。',
  backShort: '现有 {units} 件，有 {watchers} 位在等，先到先得。',
  backEnough: '现有 {units} 件。',
  backAction: '前往订购',
  backHint: '我们没有为您预留商品。',
  backClosing: '这是您要求的一次性通知，我们不会就这一款再次发送。',
  stop: '如需立即取消：',
  page: {
    brokenTitle: '此链接无法使用',
    broken: '链接可能不完整。请从邮件中完整复制，或在商品页重新登记。',
    home: '返回首页',
    confirm: {
      title: '到货时通知您？',
      ask: '点一下，我们会在到货时给您发一封邮件，只发一次。',
      button: '确认，到货请通知我',
      doneTitle: '已登记',
      done: '到货时我们会给您发一封邮件。',
    },
    stop: {
      title: '取消到货通知？',
      ask: '点一下，我们就不会再就这一款通知您。',
      button: '取消通知',
      doneTitle: '已取消',
      done: '我们不会再就这一款通知您。',
    },
  },
}
