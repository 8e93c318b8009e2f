import { messages } from '@fitout/contract/messages/en-account.ts'
import { AccountPages } from '../layouts/account-pages.tsx'

export default function EnglishAccount() {
  return <AccountPages messages={messages} />
}
