import type { ComponentProps } from 'react'
import { useAddLine } from '../features/cart/use-add-line.ts'
import { QuickView } from '../features/products/quick-view/quick-view.tsx'
import { VisitorQueries } from '../shared/api/visitor-queries.tsx'
import { MoreMessages } from '../shared/i18n/locale-provider.tsx'

type Props = Omit<ComponentProps<typeof QuickView>, 'line'>

export function BookingQuickView({ messages, ...props }: Props & { messages: object }) {
  return (
    <MoreMessages messages={messages}>
      <VisitorQueries>
        <QuickViewWithLine {...props} />
      </VisitorQueries>
    </MoreMessages>
  )
}

function QuickViewWithLine(props: Props) {
  return <QuickView {...props} line={useAddLine()} />
}
