import { messages } from '@fitout/contract/messages/cn-access.ts'
import { AccessPages } from '../layouts/access-pages.tsx'

export default function SimplifiedChineseAccess() {
  return <AccessPages messages={messages} />
}
