import type { Translated } from '../../message-types.ts'
import type { apiTokens as source } from '../../zh/staff/api-tokens.ts'

export const apiTokens: Translated<typeof source> = {
  apiTokens: {
    lead: '让你们自己的系统读取或修改商店数据。令牌只能做勾选的事，而且不会超过创建它的同事。',
    none: '还没有令牌。',
    add: '新建令牌',
    title: '用于',
    rights: '可以',
    all: '{area}：全部',
    by: '由谁创建',
    used: '最近使用',
    never: '从未使用',
    state: '状态',
    term: '有效期',
    days: '{days} 天',
    until: '有效至 {at}',
    revoked: '已于 {at} 撤销',
    revoke: '撤销',
    revokeTitle: '撤销“{title}”的令牌？',
    revokeLead: '使用它的系统会立即断开，无法恢复。',
    token: '令牌',
    tokenLead: '请现在复制，之后不再显示。每次请求用 Authorization: Bearer 发送。',
  },
  resources: { apiTokens: { name: '系统令牌' } },
  permissions: {
    'api-tokens.read': '查看系统令牌',
    'api-tokens.write': '新建和撤销系统令牌',
  },
  audit: {
    byTool: '{tool}（{name} 的令牌）',
    actions: {
      'api-tokens.add': '{who} 新建了“{thing}”的令牌',
      'api-tokens.revoke': '{who} 撤销了“{thing}”的令牌',
    },
    subjects: { 'api-token': '系统令牌' },
  },
}
