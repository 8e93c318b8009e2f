import type { ComponentProps } from 'react'
import { VisitorQueries } from '../../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../../shared/i18n/locale-provider.tsx'
import { CartPanel } from './cart-panel.tsx'

/** The side panel stands on every page, and brings the words of the booking form along. */
export function cartPanelWithMessages(messages: object) {
  return function CartPanelWithWords(props: ComponentProps<typeof CartPanel>) {
    return (
      <MoreMessages messages={messages}>
        <VisitorQueries>
          <CartPanel {...props} />
        </VisitorQueries>
      </MoreMessages>
    )
  }
}
