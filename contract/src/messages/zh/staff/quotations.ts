/** What the back office says of quotations. */
export const quotations = {
  permissions: {
    'quotations.write': '編寫報價',
    'quotations.send': '送出及收回報價，登記已簽署的紙本',
  },
  audit: {
    actions: {
      'quotations.begin': '{who} 開始編寫工程 {thing} 的報價',
      'quotations.head': '{who} 更改了工程 {thing} 的報價條款',
      'quotations.group': '{who} 更改了工程 {thing} 報價的項目',
      'quotations.order': '{who} 調整了工程 {thing} 報價的次序',
      'quotations.send': '{who} 送出了工程 {thing} 的報價',
      'quotations.withdraw': '{who} 收回了工程 {thing} 的報價',
    },
  },
} as const
