import type { Translated } from '../../message-types.ts'
import type { variants as source } from '../../zh/staff/variants.ts'

export const variants: Translated<typeof source> = {
  audit: {
    actions: {
      'products.add-variant': '{who} 添加了款式“{thing}”',
      'products.change-variant': '{who} 修改了款式“{thing}”',
      'products.move-variant': '{who} 移动了款式“{thing}”',
      'products.price': '{who} 修改了款式“{thing}”的价格',
      'stock.move': '{who} 修改了款式“{thing}”的库存',
    },
    subjects: {
      variant: '款式、价格与库存',
    },
  },
}
