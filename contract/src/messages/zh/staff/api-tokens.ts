/** What tools of the studio sign in by. */
export const apiTokens = {
  apiTokens: {
    lead: '讓你們自己的系統讀取或更改商店資料。權杖只能做已剔選的事，而且不會多於建立它的同事。',
    none: '未有權杖。',
    add: '新增權杖',
    title: '用於',
    rights: '可以',
    all: '{area}：全部',
    by: '由誰新增',
    used: '最近使用',
    never: '未曾使用',
    state: '狀態',
    term: '有效期',
    days: '{days} 日',
    until: '有效至 {at}',
    revoked: '已於 {at} 撤銷',
    revoke: '撤銷',
    revokeTitle: '撤銷「{title}」的權杖？',
    revokeLead: '使用它的系統會即時失去連接，不能還原。',
    token: '權杖',
    tokenLead: '請現在複製；之後不會再顯示。每次請求以 Authorization: Bearer 發送。',
  },
  resources: { apiTokens: { name: '系統權杖' } },
  permissions: {
    'api-tokens.read': '查看系統權杖',
    'api-tokens.write': '新增及撤銷系統權杖',
  },
  audit: {
    byTool: '{tool}（{name} 的權杖）',
    actions: {
      'api-tokens.add': '{who} 新增了「{thing}」的權杖',
      'api-tokens.revoke': '{who} 撤銷了「{thing}」的權杖',
    },
    subjects: { 'api-token': '系統權杖' },
  },
}
