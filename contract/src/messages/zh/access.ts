/** How a guest becomes a member, and how a member comes in. */
export const access = {
  signIn: '登入',
} as const
