import type { Translated } from '../../message-types.ts'
import type { variants as source } from '../../zh/staff/variants.ts'

export const variants: Translated<typeof source> = {
  audit: {
    actions: {
      'products.add-variant': '{who} added the variant “{thing}”',
      'products.change-variant': '{who} changed the variant “{thing}”',
      'products.move-variant': '{who} moved the variant “{thing}”',
      'products.price': '{who} changed the price of “{thing}”',
      'stock.move': '{who} changed the stock of “{thing}”',
    },
    subjects: {
      variant: 'variant, price and stock',
    },
  },
}
