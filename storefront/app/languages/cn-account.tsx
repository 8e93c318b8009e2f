import { messages } from '@fitout/contract/messages/cn-account.ts'
import { AccountPages } from '../layouts/account-pages.tsx'

export default function SimplifiedChineseAccount() {
  return <AccountPages messages={messages} />
}
