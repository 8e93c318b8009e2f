import type { Translated } from '../message-types.ts'
import type { accountMessages as source } from '../zh/account-messages.ts'

export const accountMessages: Translated<typeof source> = {
  greeting: '{name}，您好：',
  greetingToAll: '您好：',
  closing: '如果不是您本人操作，请忽略这封邮件。',
  verify: {
    subject: '确认您的会员账户',
    lead: '感谢注册。请点击下面的按钮，确认这个邮箱属于您。',
    action: '确认账户',
    hint: '链接 {minutes} 分钟内有效，只能使用一次。',
    text: '{shop}：点击链接确认您的会员账户，30 分钟内有效。',
  },
  reset: {
    subject: '重置密码',
    lead: '我们收到了重置密码的请求。请点击下面的按钮，设置新密码。',
    action: '设置新密码',
    hint: '链接 {minutes} 分钟内有效，只能使用一次。不设置的话，原密码继续有效。',
    text: '{shop}：点击链接设置新密码，30 分钟内有效。如非本人操作，请忽略。',
  },
  claim: {
    subject: '这个地址已有待确认的账户',
    lead: '有人再次用这个地址注册，而账户还没有确认。如果是您，请设置密码，账户就归您使用。',
    action: '设置密码并确认',
    hint: '链接 {minutes} 分钟内有效，只能使用一次。',
    text: '{shop}：这个号码已有待确认的账户。如果是您注册的，点击链接设置密码，30 分钟内有效。',
  },
  join: {
    subject: '您已经是会员',
    lead: '有人刚用这个地址注册，但您早已有账户。如果是您，可以把刚才放进预约表格的项目和订单转到您的账户；直接登录也可以。',
    action: '转到我的账户',
    hint: '链接 {minutes} 分钟内有效，只能使用一次。',
    text: '{shop}：您已经是会员。如果刚才是您注册的，点击链接把选好的项目转到您的账户，30 分钟内有效。',
  },
  exists: {
    subject: '您已经是会员',
    lead: '有人刚用这个地址注册，但您早已有账户。如果是您，请直接登录；忘记密码也可以在登录页重置。',
    action: '登录',
    hint: '账户和密码都没有变化。',
    text: '{shop}：有人用这个号码注册，但您已经是会员，请直接登录。',
  },
  change: {
    subject: '更改联系方式的验证码',
    lead: '您正在更改账户的联系方式。请在刚才的页面输入以下验证码：',
    action: '',
    hint: '验证码 {minutes} 分钟内有效。请不要告诉任何人，本店员工也不会向您索取。',
    text: '{shop}：更改联系方式的验证码是 {code}，10 分钟内有效。请不要告诉任何人。',
  },
  prove: {
    subject: '确认新的联系方式',
    lead: '请在刚才的页面输入以下验证码，之后会用这里联系您：',
    action: '',
    hint: '验证码 {minutes} 分钟内有效。如果不是您操作的，请忽略。',
    text: '{shop}：确认这个号码的验证码是 {code}，10 分钟内有效。',
  },
  inUse: {
    subject: '有人想使用您的联系方式',
    lead: '有人想把这个地址加到另一个账户，我们没有这样做，因为它属于您的账户。您的账户没有任何变化。',
    action: '',
    hint: '如果是您本人，请换一个地址，或登录这个账户。',
    text: '{shop}：有人想把这个号码加到另一个账户，我们没有这样做。您的账户没有变化。',
  },
  passwordChanged: {
    subject: '密码已更改',
    lead: '您的账户密码刚刚更改，其他设备已全部退出登录。',
    action: '不是我',
    hint: '如果不是您更改的，请立即重置密码。',
    text: '{shop}：您的密码刚刚更改。如非本人操作，请立即重置：',
  },
  contactChanged: {
    subject: '联系方式已更改',
    lead: '您的账户已改用新的联系方式，这里不会再收到账户的消息。',
    action: '不是我',
    hint: '如果不是您更改的，请立即联系我们。',
    text: '{shop}：您的账户已改用新的联系方式。如非本人操作，请立即联系我们。',
  },
}
