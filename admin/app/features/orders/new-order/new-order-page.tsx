import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Alert, Box, Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Columns } from '../../../shared/columns.tsx'
import { DraftOffer } from '../../../shared/draft-offer.tsx'
import { formWidth } from '../../../shared/form-width.ts'
import { useTranslate } from '../../../shared/i18n.ts'
import { useNotify } from '../../../shared/notices.ts'
import { Part } from '../../../shared/part.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { forgetUnsaved } from '../../../shared/unsaved.ts'
import { useAction, wordsOfEach } from '../../../shared/use-action.ts'
import { useOne } from '../../../shared/use-read.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import { CustomerPart } from './customer-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { againFor, bodyOf, type Draft, emptyDraft, forCustomer, pricedBy, servicesOf } from './draft.ts'
import { LinesPart } from './lines-part.tsx'
import { PricePart } from './price-part.tsx'

/** An order for a customer who telephones or writes: of the order or the customer in the address, or a new one. */
export function NewOrderPage() {
  const [address] = useSearchParams()
  const [orderId, customerId] = [address.get('order') ?? '', address.get('customer') ?? '']
  const { data: order, error } = useOne(findStaffOrder, { params: { id: orderId }, enabled: orderId !== '' })
  const asked = useOne(findCustomer, { params: { id: customerId }, enabled: customerId !== '' })
  if (orderId)
    return order ? <NewOrder key={orderId} known={againFor(order)} part={orderId} /> : <Screen error={error} />
  if (!customerId) return <NewOrder key="new" known={emptyDraft()} part="" />
  if (!asked.data) return <Screen error={asked.error} />
  const known = { ...emptyDraft(), ...forCustomer(emptyDraft(), asked.data) }
  return <NewOrder key={customerId} known={known} part={customerId} />
}

/** `part` names the customer, so that what was typed for one is not offered for another. */
function NewOrder({ known, part }: { known: Draft; part: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const notify = useNotify()
  const [draft, setDraft] = useState(known)
  const { offer } = useTyped({ typed: draft, mayWrite: true, part, onTakeUp: setDraft })
  const { trial, error, isOld } = useTrial(draft)
  const props = { draft, onChange: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })) }
  const services = servicesOf(trial)
  // Stays in sight until what it is about is changed.
  const [refused, setRefused] = useState<{ draft: Draft; words: string }>()
  const body = trial && bodyOf(draft, trial.total)

  async function place(event: FormEvent) {
    event.preventDefault()
    if (!body) return
    const isPlaced = await run(async () => {
      const { data } = await staffCall(placeStaffOrder, { body }).catch((fault: unknown) => {
        setRefused({ draft, words: wordsOfEach(fault, t) })
        throw fault
      })
      notify(t('orderDesk.placed', { reference: data.reference }), { type: 'success' })
    })
    if (!isPlaced) return
    forgetUnsaved()
    await navigate(`/orders/${draft._id}/show`)
  }

  return (
    <Screen heading={t('orderDesk.title')} lead={t('orderDesk.lead')}>
      {offer && <DraftOffer offers={[offer]} />}
      <Box component="form" onSubmit={(event: FormEvent) => void place(event)} sx={{ maxWidth: formWidth }}>
        <Columns
          first={
            <>
              <Part heading={t('orderDesk.customer')}>
                <CustomerPart {...props} />
              </Part>
              <Part heading={t('orderDesk.lines')}>
                <LinesPart {...props} trial={trial} />
              </Part>
              <Part heading={t('orderDesk.delivery')}>
                <DeliveryPart {...props} services={services} />
              </Part>
            </>
          }
          second={
            <Part heading={t('orderDesk.price')}>
              <PricePart {...props} error={error} trial={trial} />
              {refused?.draft === draft && (
                <Alert severity="error" sx={{ mt: 2 }}>
                  {t(refused.words)}
                </Alert>
              )}
              <Button disabled={!body || isOld || isRunning} sx={{ mt: 2 }} type="submit" variant="contained">
                {t('orderDesk.place', { total: formatMoney(trial?.total ?? 0) })}
              </Button>
            </Part>
          }
        />
      </Box>
    </Screen>
  )
}

/** The price of the order being entered; outdated while a newer answer is loading. */
function useTrial(draft: Draft) {
  const asked = useDeferredValue(JSON.stringify(pricedBy(draft) ?? null))
  const body = JSON.parse(asked) as ReturnType<typeof pricedBy> | null
  const { data, error, isFetching } = useQuery({
    queryKey: ['order-desk', asked],
    queryFn: async () => (body ? (await staffCall(priceStaffOrder, { body })).data : null),
    placeholderData: keepPreviousData,
    // It is refused because of the input, which a retry does not change.
    retry: false,
  })
  const isOld = isFetching || asked !== JSON.stringify(pricedBy(draft) ?? null)
  return { trial: body && !error ? (data ?? undefined) : undefined, error, isOld }
}
