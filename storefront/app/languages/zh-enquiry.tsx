import { messages } from '@fitout/contract/messages/zh-enquiry.ts'
import { EnquiryPages } from '../layouts/enquiry-pages.tsx'

export default function TraditionalChineseEnquiry() {
  return <EnquiryPages messages={messages} />
}
