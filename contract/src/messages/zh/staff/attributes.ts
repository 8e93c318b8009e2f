/** Colours, materials and sizes. */
export const attributes = {
  attributes: {
    title: '顏色、物料及尺寸',
    lead: '款式由這些選項組成，客人亦按它們篩選。改了文字，所有產品即時更新。',
    add: '新增選項',
    edit: '更改選項',
    swatch: '色板',
  },
  audit: {
    actions: {
      'products.add-attribute': '{who} 新增了選項「{thing}」',
      'products.change-attribute': '{who} 更改了選項「{thing}」',
    },
    subjects: {
      attribute: '顏色、物料及尺寸',
    },
  },
} as const
