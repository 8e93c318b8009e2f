/**
 * Seconds at the pace of a person in the back office of the release before the workplace: the menu of 24 entries, without Today,
 * search or editor. How they were measured: docs/decisions/0132-how-long-tasks-take.md.
 */
export const before = {
  release: '0.1.0',
  commit: '35e04dcd',
  seconds: {
    'Confirm a payment by its proof': { desk: 11, phone: 14 },
    'Answer an enquiry': { desk: 37, phone: 58 },
    'Pack and send an order': { desk: 19, phone: 27 },
    'Find an order by four digits of a telephone': { desk: 9, phone: 16 },
    'Change a price': { desk: 17, phone: 29 },
    'Add a product with two sizes and three pictures': { desk: 159, phone: 236 },
    'Approve a review': { desk: 5, phone: 7 },
    Refund: { desk: 8, phone: 11 },
    'Book a visit for a caller': { desk: 22, phone: 32 },
    'Order for a caller': { desk: 48, phone: 62 },
  },
} as const

export type TaskName = keyof typeof before.seconds
