import type { Entry } from './entry.ts'

/** The screen that shows an object; undefined if it is gone or has no screen. */
export function screenOf({ subject, subject_id: id, home_id: home, action }: Entry): string | undefined {
  const shown = (resource: string) => (home ? `/${resource}/${home}/show` : undefined)
  switch (subject) {
    case 'order':
    case 'refund request':
      return shown('orders')
    case 'customer':
      return shown('customers')
    case 'product':
    case 'variant':
      return shown('products')
    case 'campaign':
      return shown('campaigns')
    case 'voucher':
      return shown('vouchers')
    case 'enquiry':
      return home ? `/enquiries/${home}` : undefined
    case 'courier':
    case 'review':
    case 'comment':
      return home ? `/${subject}s/${home}` : undefined
    case 'category':
      return home ? `/categories/${home}` : undefined
    case 'page':
    case 'post':
    case 'project':
    case 'service':
    case 'configuration':
      return action === 'words.discard' ? undefined : `/words/${subject}/${id}`
    default:
      return listOf[subject]
  }
}

const listOf: Record<string, string> = {
  payment: '/payments',
  staff: '/staff',
  attribute: '/attributes',
  'pick-up-point': '/pick-up-points',
  'post-category': '/post-categories',
  job: '/jobs',
  webhook: '/webhooks',
  'api-token': '/api-tokens',
}
