import type { Translated } from '../../message-types.ts'
import type { pipeline as source } from '../../zh/staff/pipeline.ts'

export const pipeline: Translated<typeof source> = {
  pipeline: {
    lead: 'From enquiry to warranty; what has been in a column longest comes first.',
    columns: {
      enquiries: 'Enquiries',
      appointments: 'Appointments',
      quotations: 'Quotations',
      works: 'Works',
      warranties: 'Warranty',
    },
    choose: 'Choose a column',
    none: 'Nothing in this column.',
    count: '{count} in all',
    late: '{count} late',
    sum: '{amount} in total',
    openSum: '{amount} unpaid',
    ofLongest: 'of the {count} longest here',
    open: '{amount} unpaid',
    days: '{count, plural, one {# day here} other {# days here}}',
    today: 'Here since today',
    isLate: 'Late',
    more: 'Show more in {column}',
    on: {
      enquiries: 'Due {day}',
      quotations: 'Quotation valid until {day}',
      works: 'Permit until {day}',
      warranties: 'Warranty until {day}',
    },
    visitAt: '{visit}: {time}',
  },
  resources: { pipeline: { name: 'Pipeline' } },
}
