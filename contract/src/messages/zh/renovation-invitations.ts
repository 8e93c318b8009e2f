/** The page that an invitation to a renovation leads to. */
export const renovationInvitations = {
  title: '加入裝修工程',
  text: '你獲邀加入「{title}」。',
  right: '你的權限：{right}',
  join: '加入',
  signInFirst: '請用收到邀請的電郵地址登入，然後加入。',
  signIn: '登入',
  register: '登記',
  until: '邀請 {day} 前有效。',
  invalid: '這個邀請不能再用',
  invalidText: '它可能已經用過、過期或被收回。請向邀請你的人，或直接向我們，索取新的邀請。',
  rights: { CLIENT: '客戶', APPROVE: '可作決定', READ: '只看' },
  needsScript: '要開啟瀏覽器的 JavaScript，才可以接受邀請。',
  loading: '正在載入邀請',
} as const
