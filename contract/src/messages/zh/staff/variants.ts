/** Variants, prices and stock. */
export const variants = {
  audit: {
    actions: {
      'products.add-variant': '{who} 新增了款式「{thing}」',
      'products.change-variant': '{who} 更改了款式「{thing}」',
      'products.move-variant': '{who} 移動了款式「{thing}」',
      'products.price': '{who} 更改了款式「{thing}」的價錢',
      'stock.move': '{who} 更改了款式「{thing}」的存貨',
    },
    subjects: {
      variant: '款式、價錢及存貨',
    },
  },
} as const
