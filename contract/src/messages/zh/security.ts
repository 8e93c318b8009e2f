/** Password, contacts, passkeys and sessions of an account. */
export const security = {
  title: '帳戶安全',
} as const
