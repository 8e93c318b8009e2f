import type { Translated } from '../../message-types.ts'
import type { emptyLists as source } from '../../zh/staff/empty-lists.ts'

export const emptyLists: Translated<typeof source> = {
  emptyLists: {
    orders:
      'No orders yet. They appear here once customers order in the shop; for those who telephone or write, press “Order for a customer”.',
    customers:
      'No one has registered yet. Those who have are listed here; who ordered without an account is under “Guests” above.',
    guests: 'No guest has ordered yet.',
    products: 'No products yet. Press “New product” for the first, or upload a file under “Import and export”.',
    campaigns:
      'No campaigns yet. They reduce prices by themselves: 10% off everything, three for two, a gift from an amount on. Try one before it is switched on.',
    vouchers: 'No vouchers yet. Customers type a code, or redeem points for one. Try one before it is switched on.',
    reviews:
      'No reviews are waiting. Customers write them about pieces they have received; approve or reject each here, and an approved one is shown with its piece.',
    comments:
      'No comments are held back. Readers write them below articles; those with links, repeated or too many at once wait here until you show or hide them.',
    renovations:
      'No renovations yet. Open one for a client here, or from an enquiry or appointment; quotations, stages and payments are then kept in it.',
    enquiries:
      'No new enquiries. Those that visitors send from the shop come here, with the time by which an answer is due; answer them from here.',
    post: 'No articles yet. Press “New article” to begin; until it is published only colleagues see it.',
    project: 'No projects yet. Press “New project” to begin, or prepare one from a renovation that is done.',
    service: 'No services yet. Press “New product” under “Products” and choose service: its text is then written here.',
    sheet:
      'No products yet. Once there are some under “Products”, their prices and stock are changed here side by side.',
    searches:
      'No search has failed yet. What customers look for in vain is listed here: a hint at what is missing, or at a word to add to the synonyms.',
    pictures: 'No pictures yet. Those added to products, articles, projects and pages are listed here.',
  },
}
