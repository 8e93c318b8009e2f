import type { Translated } from '../../message-types.ts'
import type { formerAddresses as source } from '../../zh/staff/former-addresses.ts'

export const formerAddresses: Translated<typeof source> = {
  formerAddresses: {
    lead: '旧网店的地址会永久转到这里的页面（301）。导入商品时会自动添加，您也可以自行添加。',
    none: '还没有旧地址。',
    search: '查找地址',
    path: '旧地址',
    pathHint: '只填域名之后的部分，例如 /collections/sofas',
    to: '转到',
    toHint: '店内的路径，例如 /products',
    since: '添加日期',
    hidden: '商品公开后生效',
    add: '添加旧地址',
    remove: '移除',
    removeTitle: '移除“{path}”？',
    removeLead: '之后打开这个地址会看到“找不到此页面”。',
  },
  resources: { formerAddresses: { name: '旧地址' } },
  audit: {
    actions: {
      'former-addresses.add': '{who} 把旧地址“{thing}”转到新页面',
      'former-addresses.remove': '{who} 移除了旧地址“{thing}”',
    },
    subjects: { 'former-address': '旧地址' },
  },
}
