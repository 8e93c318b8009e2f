import { Outlet } from 'react-router'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** The screen that stands alone so that nothing leads away from it: it needs more words. */
export function EnquiryPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
