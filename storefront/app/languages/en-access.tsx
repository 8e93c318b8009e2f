import { messages } from '@fitout/contract/messages/en-access.ts'
import { AccessPages } from '../layouts/access-pages.tsx'

export default function EnglishAccess() {
  return <AccessPages messages={messages} />
}
