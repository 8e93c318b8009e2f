import type { ComponentProps } from 'react'
import { VisitorQueries } from '../../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../../shared/i18n/locale-provider.tsx'
import { CartPanel } from './cart-panel.tsx'

/** The side panel exists on every page, so it brings its own messages. */
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
