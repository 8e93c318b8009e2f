import { credentials } from './en/credentials.ts'
import type { messages as source } from './zh-account.ts'
import type { Translated } from './message-types.ts'
import { accountForms } from './en/account-forms.ts'
import { account } from './en/account.ts'
import { deliveryRecipient } from './en/delivery-recipient.ts'
import { likedPosts } from './en/liked-posts.ts'
import { overview } from './en/overview.ts'
import { ownCards } from './en/own-cards.ts'
import { ownData } from './en/own-data.ts'
import { ownMembership } from './en/own-membership.ts'
import { ownNotifications } from './en/own-notifications.ts'
import { ownOrders } from './en/own-orders.ts'
import { ownProjects } from './en/own-projects.ts'
import { ownVouchers } from './en/own-vouchers.ts'
import { profile } from './en/profile.ts'
import { security } from './en/security.ts'

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
