import type { Translated } from '../message-types.ts'
import type { personalData as dataSource, portfolioDrafts as source } from '../zh/portfolio-drafts.ts'

export const portfolioDrafts: Translated<typeof source> = {
  title: '在设计案例里展示您的家',
  text: '完工的工程可以成为我们的设计案例。不用姓名，也不用地址。',
  wording:
    '我同意工作室在设计案例里展示这套房屋的图片、前后对比、面积、地区、风格、预算范围和工程项目，不包括我的姓名、地址和联系方式。我可以随时收回同意，展示会立即停止，不收任何费用。',
  agree: '同意展示',
  withdraw: '收回同意',
  agreed: '您在 {time} 同意了展示。',
  withdrawn: '您在 {time} 收回了同意，没有任何展示。',
  saved: '已记下',
  clientOnly: '只有业主本人可以决定。',
}

export const personalData: Translated<typeof dataSource> = {
  sections: { portfolio_drafts: '设计案例的同意' },
  fields: { is_agreed: '是否同意' },
}
