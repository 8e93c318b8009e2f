import { Outlet } from 'react-router'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** Screens that book something or show what was booked: they need more words, and the visitor's own data. */
export function BookingPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <Outlet />
      </VisitorQueries>
    </MoreMessages>
  )
}
