import { messages } from '@fitout/contract/messages/zh-account.ts'
import { AccountPages } from '../layouts/account-pages.tsx'

export default function TraditionalChineseAccount() {
  return <AccountPages messages={messages} />
}
