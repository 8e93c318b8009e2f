/** Signing in to the back office, and one’s own sign-in. */
export const session = {
  signIn: {
    title: '登入後台',
    email: '電郵',
    password: '密碼',
    next: '下一步',
    code: '六位數驗證碼或備用碼',
    codeLead: '打開驗證器，輸入現時顯示的驗證碼。',
    enter: '登入',
    setUpTitle: '設定驗證器',
    setUpLead: '用驗證器應用程式掃描這個二維碼，再輸入它顯示的六位數字。',
    byHand: '掃描不到？可手動輸入：',
    qr: '驗證器的二維碼',
    recoveryTitle: '收好你的備用碼',
    recoveryLead: '電話不在身邊時，每個備用碼可代替驗證碼登入一次。它們只會顯示這一次。',
    kept: '我已收好',
    back: '返回',
  },
  account: {
    title: '我的登入',
    password: '更改密碼',
    oldPassword: '現時密碼',
    newPassword: '新密碼（最少 12 個字元）',
    passwordChanged: '密碼已更改，其他裝置已登出。',
    recovery: '備用碼',
    recoveryLeft: '尚餘 {count} 個備用碼。',
    renewRecovery: '換一批新的',
  },
  permissions: {
    self: '管理自己的登入',
  },
  audit: {
    actions: {
      'session.open': '{who} 登入了後台',
      'session.refused': '有人以 {who} 的帳戶登入不成功',
      'session.unproved': '{who} 未能證明自己的身分',
      'session.close': '{who} 登出了後台',
      'session.authenticator': '{who} 設定了驗證器',
      'session.password': '{who} 更改了自己的密碼',
      'session.recovery-codes': '{who} 更換了自己的備用碼',
    },
  },
} as const
