/** The frame around the tabs of an account. */
export const account = {
  tabs: '帳戶各頁',
} as const
