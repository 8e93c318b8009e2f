import type { Translated } from '../../message-types.ts'
import type { quotations as source } from '../../zh/staff/quotations.ts'

export const quotations: Translated<typeof source> = {
  permissions: {
    'quotations.write': '编写报价',
    'quotations.send': '发送及收回报价，登记已签署的纸质文件',
  },
  audit: {
    actions: {
      'quotations.begin': '{who} 开始编写工程 {thing} 的报价',
      'quotations.head': '{who} 更改了工程 {thing} 的报价条款',
      'quotations.group': '{who} 更改了工程 {thing} 报价的项目',
      'quotations.order': '{who} 调整了工程 {thing} 报价的次序',
      'quotations.send': '{who} 发送了工程 {thing} 的报价',
      'quotations.withdraw': '{who} 收回了工程 {thing} 的报价',
    },
  },
}
