import { credentials } from './cn/credentials.ts'
import type { messages as source } from './zh-account.ts'
import type { Translated } from './message-types.ts'
import { accountForms } from './cn/account-forms.ts'
import { account } from './cn/account.ts'
import { deliveryRecipient } from './cn/delivery-recipient.ts'
import { likedPosts } from './cn/liked-posts.ts'
import { overview } from './cn/overview.ts'
import { ownCards } from './cn/own-cards.ts'
import { ownData } from './cn/own-data.ts'
import { ownMembership } from './cn/own-membership.ts'
import { ownNotifications } from './cn/own-notifications.ts'
import { ownOrders } from './cn/own-orders.ts'
import { ownProjects } from './cn/own-projects.ts'
import { ownVouchers } from './cn/own-vouchers.ts'
import { profile } from './cn/profile.ts'
import { security } from './cn/security.ts'

export const messages: Translated<typeof source> = {
  credentials,
  account,
  accountForms,
  deliveryRecipient,
  likedPosts,
  overview,
  ownCards,
  ownData,
  ownMembership,
  ownNotifications,
  ownOrders,
  ownProjects,
  ownVouchers,
  profile,
  security,
}
