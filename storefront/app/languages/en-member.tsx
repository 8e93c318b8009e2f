import { messages } from '@fitout/contract/messages/en-member.ts'
import { MemberPages } from '../layouts/member-pages.tsx'

export default function EnglishMember() {
  return <MemberPages messages={messages} />
}
