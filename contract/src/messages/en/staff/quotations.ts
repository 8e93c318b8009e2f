import type { Translated } from '../../message-types.ts'
import type { quotations as source } from '../../zh/staff/quotations.ts'

export const quotations: Translated<typeof source> = {
  permissions: {
    'quotations.write': 'write quotations',
    'quotations.send': 'send and withdraw quotations, and record those signed on paper',
  },
  audit: {
    actions: {
      'quotations.begin': '{who} began a quotation for renovation {thing}',
      'quotations.head': '{who} changed the terms of the quotation for renovation {thing}',
      'quotations.group': '{who} changed items of the quotation for renovation {thing}',
      'quotations.order': '{who} changed the order of the quotation for renovation {thing}',
      'quotations.send': '{who} sent the quotation for renovation {thing}',
      'quotations.withdraw': '{who} withdrew the quotation for renovation {thing}',
    },
  },
}
