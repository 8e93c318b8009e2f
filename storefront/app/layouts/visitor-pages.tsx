import { Outlet } from 'react-router'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** Screens that need additional messages and the visitor’s own data. */
export default function VisitorPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <Outlet />
      </VisitorQueries>
    </MoreMessages>
  )
}
