import { accountForms } from './zh/account-forms.ts'
import { credentials } from './zh/credentials.ts'
import { account } from './zh/account.ts'
import { deliveryRecipient } from './zh/delivery-recipient.ts'
import { likedPosts } from './zh/liked-posts.ts'
import { overview } from './zh/overview.ts'
import { ownCards } from './zh/own-cards.ts'
import { ownData } from './zh/own-data.ts'
import { ownMembership } from './zh/own-membership.ts'
import { ownNotifications } from './zh/own-notifications.ts'
import { ownOrders } from './zh/own-orders.ts'
import { ownProjects } from './zh/own-projects.ts'
import { ownVouchers } from './zh/own-vouchers.ts'
import { profile } from './zh/profile.ts'
import { security } from './zh/security.ts'

/** What the tabs of a member's account say besides; it travels with them. */
export const messages = {
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
} as const
