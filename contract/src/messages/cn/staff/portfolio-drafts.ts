import type { Translated } from '../../message-types.ts'
import type { portfolioDrafts as source } from '../../zh/staff/portfolio-drafts.ts'

export const portfolioDrafts: Translated<typeof source> = {
  portfolioDrafts: {
    title: '设计案例',
    open: '准备设计案例',
    lead: '选择图片，会按这项工程的资料开始一份案例草稿。姓名、地址和消息不会带过去；公开前请再看一遍图片里有没有私人物品。',
    agreed: '业主于 {time} 同意展示。',
    notAgreed: '业主还没有同意展示，可以在自己的装修工程页面同意。',
    begun: '案例草稿已经开始。',
    toProject: '打开案例',
    none: '还没有可选的图片：公开的工地日志图片和共享的图片会在这里。',
    picture: '图片 {number}',
    roles: { none: '不用', show: '展示', before: '作为“前”展示', after: '作为“后”展示' },
    unpaired: '“前”和“后”要一样多：第一张“前”配第一张“后”，以此类推。',
    begin: '开始草稿（{count} 张图片）',
    done: '已开始草稿',
  },
  permissions: { 'renovations.publish': '由完工的工程开始设计案例' },
  audit: { actions: { 'portfolio-drafts.begin': '{who} 由装修工程 {thing} 开始了设计案例草稿' } },
}
