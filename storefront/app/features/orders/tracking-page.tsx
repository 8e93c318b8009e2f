import { screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { type ComponentType, type Ref, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LookUp } from '../../shared/booking/look-up.tsx'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { useDraft } from '../../shared/forms/draft.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import type { LookedUpOrder } from '../../shared/booking/own-order.ts'
import { OrderHeading } from './order-heading.tsx'
import { OrderSections } from './order-sections.tsx'
import { takeReturn, forgetReturn } from './payment-return.ts'
import { PrintedOrder } from './printed-order.tsx'
import { ProofPart } from './proof-part.tsx'
import { trackingDraft } from './tracking-draft.ts'
import { TrackingForm } from './tracking-form.tsx'
import { useTrackedOrder } from './use-tracked-order.ts'

type Props = {
  channels: PaymentChannels
  /** Shown once the order is paid: refunds. */
  AfterTheSale: ComponentType<{ order: LookedUpOrder }>
}

/** Shows an order by its reference and its email or phone number. */
export function TrackingPage({ channels, AfterTheSale }: Props) {
  const t = useTranslations('orders')
  const screens = useTranslations('screens')
  const to = useTo()
  const [parameters] = useSearchParams()
  const named = parameters.get('reference')
  const token = parameters.get('token') ?? ''
  const draft = useDraft(trackingDraft)
  const { data: order, error, isFetching, queryKey, refetch } = useTrackedOrder(draft)
  const lookUpAgain = useCallback(() => refetch({ throwOnError: true }), [refetch])
  const heading = useRef<HTMLHeadingElement>(null)
  const orderId = order?._id

  useEffect(() => {
    const returned = named ? undefined : takeReturn()
    if (returned) trackingDraft.change(returned)
  }, [named])

  useEffect(() => {
    const { reference, token: before } = trackingDraft.read()
    if (named && (named !== reference || token !== before))
      trackingDraft.change({ reference: named, token, isAsked: token !== '' })
  }, [named, token])

  useEffect(() => forgetWhenLeaving, [])

  useEffect(() => {
    if (orderId) heading.current?.focus()
  }, [orderId])

  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0 print:p-0">
      <PageHead title={screens('order-tracking')} hidden />
      <h1 className={order ? 'text-small text-muted print:hidden' : 'font-display text-display'}>
        {screens('order-tracking')}
      </h1>
      <Unscripted text={t('needsScript')} />
      {order ? (
        <LookUp value={lookUpAgain}>
          <div className="print:hidden">
            <Head order={order} heading={heading} />
            <OrderSections
              order={order}
              channels={channels}
              isMasked
              proof={
                <ProofPart order={order} queryKey={queryKey} refetches={false}>
                  <p className="mb-5 max-w-prose text-small">
                    {order.proof_refusal
                      ? t('proofRefused', { reason: order.proof_refusal })
                      : t(order.is_proof_refused ? 'proofNotTaken' : 'proofThere')}
                  </p>
                </ProofPart>
              }
              after={<AfterTheSale order={order} />}
              actions={
                order.is_own && (
                  <LinkButton as={ShopLink} to={to('order', { id: order._id })} variant="quiet">
                    {t('trackOwn')}
                  </LinkButton>
                )
              }
            />
          </div>
          <PrintedOrder order={order} channels={channels} />
        </LookUp>
      ) : (
        <TrackingForm draft={draft} error={error} isBusy={isFetching} />
      )}
    </section>
  )
}

function Head({ order, heading }: { order: LookedUpOrder; heading: Ref<HTMLHeadingElement> }) {
  const t = useTranslations('orders')
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-gutter gap-y-3">
      <OrderHeading order={order} level={2} ref={heading} />
      <div className="flex flex-wrap gap-x-6">
        <Button variant="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
        <Button variant="quiet" onClick={() => trackingDraft.clear()}>
          {t('trackAnother')}
        </Button>
      </div>
    </div>
  )
}

/**
 * The next user of this browser may be another person: an order that was looked up survives a change of language only.
 */
function forgetWhenLeaving(): void {
  const isHere = splitLocale(location.pathname).path === screenNamed('order-tracking').path
  if (!isHere && trackingDraft.read().isAsked) trackingDraft.clear()
  forgetReturn()
}
