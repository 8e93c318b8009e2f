import { messages } from '@fitout/contract/messages/zh-access.ts'
import { AccessPages } from '../layouts/access-pages.tsx'

export default function TraditionalChineseAccess() {
  return <AccessPages messages={messages} />
}
