import { messages } from '@fitout/contract/messages/zh-member.ts'
import { MemberPages } from '../layouts/member-pages.tsx'

export default function TraditionalChineseMember() {
  return <MemberPages messages={messages} />
}
