import { declineQuotation } from '@fitout/contract/quotations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'
import { RequestNewQuotation } from './request-new-quotation.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DeclineDialog } from '../../shared/renovations/decline-dialog.tsx'
import { EarlyStartDialog } from './early-start-dialog.tsx'
import { useToday } from '../../shared/renovations/use-today.ts'
import type { ShownVersion } from './quotation-reading.ts'

type Status = ShownVersion['head']['status']
type Props = { reading: ShownVersion; status: Status; onReadCurrent: () => void }

/** The status of the version, and the actions allowed now. */
export function QuotationState({ reading, status, onReadCurrent }: Props) {
  const t = useTranslations('quotations')
  const { current, head } = reading
  const isCurrent = current.version === head.version
  return (
    <div className="mt-6 mb-block grid gap-4 border-s-2 border-clay ps-4" aria-live="polite">
      <StateWords room={reading.room} head={head} status={status} />
      {!isCurrent && (
        <div className="grid justify-items-start gap-3">
          {status === 'SENT' && <p className="text-small">{t('newer', { version: current.version })}</p>}
          <Button onClick={onReadCurrent}>{t(status === 'SENT' ? 'readNewer' : 'seeCurrent')}</Button>
        </div>
      )}
      {isCurrent && status === 'EXPIRED' && <RequestNewQuotation reading={reading} />}
      {isCurrent && status === 'SENT' && reading.room.right !== 'READ' && <DeclineStep reading={reading} />}
      {isCurrent && status === 'ACCEPTED' && <ContractSteps reading={reading} />}
    </div>
  )
}

type WordsProps = { room: ShownVersion['room']; head: ShownVersion['head']; status: Status }

function StateWords({ room, head, status }: WordsProps) {
  const t = useTranslations('quotations')
  const today = useToday()
  const { valid_until: until, reason, acceptance } = head
  const day = showDate(until ?? '')
  const isSettled = room.variations.some((one) => one.cause === 'SETTLEMENT' && one.status === 'APPROVED')
  const words: Partial<Record<Status, ReactNode>> = {
    SENT: t(until === today ? 'states.lastDay' : 'states.sent', { day }),
    EXPIRED: t('states.expired', { day }),
    DECLINED: t('states.declined'),
    WITHDRAWN: t('states.withdrawn'),
    SUPERSEDED: t('states.superseded'),
    CANCELLED: t(isSettled ? 'states.settled' : 'states.cancelled'),
    ACCEPTED: acceptance && acceptedWords(acceptance),
  }

  function acceptedWords({
    typed_name: name,
    at,
    on_paper: paper,
    accepted_total: sum,
  }: NonNullable<typeof acceptance>) {
    const total = formatMoney(sum)
    return paper
      ? t('states.acceptedOnPaper', { name, day: showDate(paper), total })
      : t('states.accepted', { name, at: showInstant(at), total })
  }

  return (
    <>
      <p className="max-w-measure wrap-anywhere">{words[status]}</p>
      {status === 'ACCEPTED' && room.money && room.money.contract_sum !== acceptance?.accepted_total && (
        <p className="max-w-measure">{t('states.changedSince', { total: formatMoney(room.money.contract_sum) })}</p>
      )}
      {status === 'SENT' && room.right === 'READ' && <p className="text-small text-muted">{t('states.readOnly')}</p>}
      {reason && <p className="max-w-measure text-small wrap-anywhere text-muted">{t('states.reason', { reason })}</p>}
    </>
  )
}

function DeclineStep({ reading: { room, head } }: { reading: ShownVersion }) {
  const t = useTranslations('quotations')
  const params = { id: room._id, version: String(head.version) }
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('decline')}
      </Button>
      <DeclineDialog
        isOpen={isOpen}
        room={room}
        words={{
          title: t('declineTitle'),
          text: t('declineText'),
          confirm: t('declineConfirm'),
          done: t('declined'),
        }}
        send={(reason) => call(declineQuotation, { params, body: { reason } })}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}

/** Within the cooling-off period: cancel, or start early. */
function ContractSteps({ reading: { room, head } }: { reading: ShownVersion }) {
  const t = useTranslations('quotations')
  const today = useToday()
  const [step, setStep] = useState<'cancel' | 'early'>()
  const { acceptance } = head
  const until = acceptance?.cooling_off_until
  if (acceptance?.is_early_start) return <p className="text-small text-muted">{t('states.earlyStart')}</p>
  if (!until || until < today) return null
  const close = () => setStep(undefined)
  return (
    <>
      <p className="max-w-measure text-small">{t('states.coolingOff', { day: showDate(until) })}</p>
      {room.right === 'CLIENT' && (
        <div className="flex flex-wrap gap-x-6">
          <Button variant="quiet" onClick={() => setStep('cancel')}>
            {t('cancel')}
          </Button>
          <Button variant="quiet" onClick={() => setStep('early')}>
            {t('early')}
          </Button>
        </div>
      )}
      <CancelDialog isOpen={step === 'cancel'} room={room} onClose={close} />
      <EarlyStartDialog isOpen={step === 'early'} room={room} onClose={close} />
    </>
  )
}
