import { CallError } from '@fitout/contract/client.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { sessionOpen } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderSections } from './order-sections.tsx'
import type { OrderDetails } from './order-view.ts'
import { OwnProof } from './own-proof.tsx'
import { PrintedOrder } from './printed-order.tsx'
import { ProofPart } from './proof-part.tsx'
import { orderKey, useOrder } from './use-order.ts'

type Props = {
  id: string
  channels: PaymentChannels
  /** Shown once the order is paid: reviews and refunds. */
  AfterTheSale: ComponentType<{ order: OrderDetails }>
  OrderAgain: ComponentType<{ order: OrderDetails }>
}

/** One of the visitor's own orders, from payment to completion. */
export function OrderPage({ id, channels, AfterTheSale, OrderAgain }: Props) {
  const t = useTranslations('orders')
  const screens = useTranslations('screens')
  const session = useSession()
  const { data: order, error, refetch } = useOrder(id)
  const failure = error ?? (session.phase === 'failed' ? session.error : undefined)
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0 print:p-0">
      <PageHead title={order ? t('orderOf', { reference: order.reference }) : screens('order')} hidden />
      {order ? (
        <>
          <div className="print:hidden">
            <OrderHeading order={order} level={1} />
            <OrderSections
              order={order}
              channels={channels}
              isMasked={false}
              proof={<Proof order={order} />}
              after={<AfterTheSale order={order} />}
              actions={
                <>
                  <OrderActions order={order} />
                  <OrderAgain order={order} />
                </>
              }
            />
          </div>
          <PrintedOrder order={order} channels={channels} />
        </>
      ) : (
        <>
          <h1 className={failure ? 'sr-only' : 'font-display text-heading'}>{screens('order')}</h1>
          <Unscripted text={t('needsScript')} />
          {failure ? (
            <Missing
              id={id}
              error={failure}
              onTryAgain={() =>
                void sessionOpen().then(
                  () => refetch(),
                  () => undefined,
                )
              }
            />
          ) : (
            <div role="status" aria-label={t('loading')} className="mt-block grid gap-6 noscript:hidden lg:grid-cols-2">
              <Skeleton className="h-64" />
              <Skeleton className="h-64" />
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Proof({ order }: { order: OrderDetails }) {
  return (
    <ProofPart order={order} queryKey={orderKey(order._id, useLocale())} refetches>
      <OwnProof proof={order.checkout.offline} />
    </ProofPart>
  )
}

/** The order does not exist, belongs to another visitor, or cannot be loaded now. */
function Missing({ id, error, onTryAgain }: { id: string; error: unknown; onTryAgain: () => void }) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const shell = useTranslations('shell')
  const wordsForError = useWordsForError()
  const to = useTo()
  const isNotFound = error instanceof CallError && error.problem.code === 'order-not-found'
  return (
    <EmptyState
      title={isNotFound ? errors('noOrder') : errors('serverError')}
      text={isNotFound ? t('notFoundText') : wordsForError(error)}
      action={
        isNotFound ? (
          <LinkButton as={ShopLink} to={withQuery(to('order-tracking'), { reference: id })} variant="main">
            {t('track')}
          </LinkButton>
        ) : (
          <Button onClick={onTryAgain}>{shell('tryAgain')}</Button>
        )
      }
    />
  )
}
