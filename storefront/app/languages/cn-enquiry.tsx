import { messages } from '@fitout/contract/messages/cn-enquiry.ts'
import { EnquiryPages } from '../layouts/enquiry-pages.tsx'

export default function SimplifiedChineseEnquiry() {
  return <EnquiryPages messages={messages} />
}
