/** At the end of each mail to a segment. */
export const mailings = {
  why: '你收到這封電郵，是因為你在帳戶的通知設定同意接收通訊。{contact}',
} as const
