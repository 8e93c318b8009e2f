import type { Translated } from '../../message-types.ts'
import type { firstSteps as source } from '../../zh/staff/first-steps.ts'

export const firstSteps: Translated<typeof source> = {
  firstSteps: {
    title: '开店前还有这些要做',
    lead: '做好一项，这里就少一项；不需要的可以直接划掉。',
    settle: '已完成或不需要',
    settleNamed: '“{step}”已完成或不需要',
    steps: {
      payment: '填写收款账户：银行、转数快或 PayMe',
      delivery: '添加配送方式和运费（目前只能自提）',
      piece: '上架第一件商品或服务',
      picture: '为商品添加照片',
      project: '发布第一个设计案例',
      policies: '细读五份条款模板，按实际情况修改',
      mail: '设置发送邮件的服务器（SMTP_URL），请负责系统的人处理',
    },
  },
  audit: {
    actions: { 'first-steps.settle': '{who} 把开店步骤 {thing} 标记为已完成或不需要' },
    subjects: { 'first-step': '开店步骤' },
  },
}
