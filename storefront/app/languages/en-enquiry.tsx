import { messages } from '@fitout/contract/messages/en-enquiry.ts'
import { EnquiryPages } from '../layouts/enquiry-pages.tsx'

export default function EnglishEnquiry() {
  return <EnquiryPages messages={messages} />
}
