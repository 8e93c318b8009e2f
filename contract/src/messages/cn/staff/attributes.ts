import type { Translated } from '../../message-types.ts'
import type { attributes as source } from '../../zh/staff/attributes.ts'

export const attributes: Translated<typeof source> = {
  attributes: {
    title: '颜色、材质和尺寸',
    lead: '款式由这些选项组成，顾客也按它们筛选。修改文字后，所有商品立即更新。',
    add: '新增选项',
    edit: '修改选项',
    swatch: '色块',
  },
  audit: {
    actions: {
      'products.add-attribute': '{who} 添加了选项“{thing}”',
      'products.change-attribute': '{who} 修改了选项“{thing}”',
    },
    subjects: {
      attribute: '颜色、材质与尺寸',
    },
  },
}
