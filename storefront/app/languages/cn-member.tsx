import { messages } from '@fitout/contract/messages/cn-member.ts'
import { MemberPages } from '../layouts/member-pages.tsx'

export default function SimplifiedChineseMember() {
  return <MemberPages messages={messages} />
}
