import { Outlet } from 'react-router'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** The journal: it needs more words, and asks for the visitor's own likes and comments. */
export function JournalPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <Outlet />
      </VisitorQueries>
    </MoreMessages>
  )
}
