import type { Translated } from '../../message-types.ts'
import type { session as source } from '../../zh/staff/session.ts'

export const session: Translated<typeof source> = {
  signIn: {
    title: '登录后台',
    email: '邮箱',
    password: '密码',
    next: '下一步',
    code: '六位验证码或备用码',
    codeLead: '打开验证器，输入当前显示的验证码。',
    enter: '登录',
    setUpCode: '六位验证码',
    setUpTitle: '设置验证器',
    setUpLead: '用验证器应用扫描此二维码，再输入它显示的六位数字。',
    sameDevice: '在这台设备的验证器中打开',
    byHand: '无法扫描？可输入或粘贴：',
    qr: '验证器的二维码',
    recoveryTitle: '请保存您的备用码',
    recoveryLead: '手机不在身边时，每个备用码可代替验证码登录一次。它们只显示这一次。',
    kept: '我已保存',
    back: '返回',
  },
  account: {
    title: '我的登录',
    password: '更改密码',
    oldPassword: '当前密码',
    newPassword: '新密码（至少 12 个字符）',
    passwordChanged: '密码已更改，其他设备已退出登录。',
    recovery: '备用码',
    recoveryLeft: '还剩 {count} 个备用码。',
    renewRecovery: '换一批新的',
  },
  permissions: {
    self: '管理自己的登录',
  },
  audit: {
    actions: {
      'session.open': '{who} 登录了后台',
      'session.refused': '有人用 {who} 的账户登录失败',
      'session.unproved': '{who} 未能证明自己的身份',
      'session.close': '{who} 退出了后台',
      'session.authenticator': '{who} 设置了验证器',
      'session.password': '{who} 修改了自己的密码',
      'session.recovery-codes': '{who} 更换了自己的备用码',
    },
  },
}
