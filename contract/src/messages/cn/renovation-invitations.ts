import type { Translated } from '../message-types.ts'
import type { renovationInvitations as source } from '../zh/renovation-invitations.ts'

export const renovationInvitations: Translated<typeof source> = {
  title: '加入装修工程',
  text: '您受邀加入“{title}”。',
  right: '您的权限：{right}',
  join: '加入',
  signInFirst: '请用收到邀请的邮箱登录，然后加入。',
  signedInAs: '您以 {email} 登录。',
  proveFirst: '您以 {email} 登录，但这个邮箱还未确认。请点开确认邮件里的链接，确认后就会回到这里。',
  addEmailFirst: '您的账户还没有邮箱。请先添加收到邀请的邮箱并确认，之后就会回到这里。',
  proved: '已确认，继续',
  toSecurity: '重新发送确认邮件',
  toAddEmail: '添加邮箱',
  signIn: '登录',
  register: '注册',
  until: '邀请在 {day} 前有效。',
  invalid: '这个邀请不能再用',
  invalidText: '它可能已经用过、过期或被收回。请向邀请您的人，或直接向我们，索取新的邀请。',
  rights: { CLIENT: '业主', APPROVE: '可作决定', READ: '仅查看' },
  needsScript: '需要启用浏览器的 JavaScript，才能接受邀请。',
  loading: '正在加载邀请',
}
