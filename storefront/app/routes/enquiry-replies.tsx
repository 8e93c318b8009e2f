import { LinkedPage } from '../features/enquiry-replies/linked-page.tsx'

export default function EnquiryRepliesRoute() {
  return <LinkedPage />
}
