import { Outlet } from 'react-router'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

/** The portfolio and the estimator: they need more words. */
export function PortfolioPages({ messages }: { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
