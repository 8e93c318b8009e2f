import type { Translated } from '../message-types.ts'
import type { notificationSettings as source } from '../zh/notification-settings.ts'

export const notificationSettings: Translated<typeof source> = {
  lead: '与您的订单和预约有关的消息一定会发送。以下消息由您决定，起初全部关闭。',
  notify: '接收以下消息',
  notifyHint: '关闭后全部暂停，您的选择会保留。',
  language: '消息语言',
  delivery: '送货和装修进度',
  deliveryText: '服务消息，不含推广内容。',
  askProgress: '要我们把工程进展告诉您吗？',
  askYes: '好，发邮件通知我',
  askNo: '不用了',
  marketing: '推广消息',
  marketingText: '先同意以下条文，再选择要接收的消息。撤回同意后，所有推广会立即停止。',
  marketingFirst: '请先同意上面的条文。',
  channelsTitle: '短信',
  emailMissing: '账户还没有邮箱，可以在“{tab}”添加。',
  phoneMissing: '账户还没有电话号码，可以在“{tab}”添加。',
  emailUnproved: '邮箱尚未确认。在“{tab}”确认之后，您选择的消息才会发送。',
  phoneUnproved: '电话号码尚未确认。在“{tab}”确认之后，短信才会发送。',
  smsFirst: '请先开启接收短信。',
  since: '{time} 开启',
  until: '{time} 关闭',
  wordingChanged: '条文刚刚更新，现已显示最新版本。请阅读后再选择。',
  notSaved: '未能更改，以下是我们的最新记录。{reason}',
  saved: '已更改',
  kept: '我们保存什么，如何停止',
  keptText:
    '每次开启或关闭，我们会记录时间、渠道，以及您当时看到的条文，作为您同意或撤回的证明。您可以在“{tab}”下载这些记录。',
  stopText: '随时可以在这里关闭，或点击任何推广邮件里的链接停止，无需登录，完全免费。',
}
