import { Badge } from '@fitout/ui/badge.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { ChangedDialog, EndedDialog } from './changed-dialog.tsx'
import { QuotationBoxes } from './quotation-boxes.tsx'
import { QuotationItems } from './quotation-items.tsx'
import { ChosenOptions, QuotationOptions } from './quotation-options.tsx'
import { QuotationPapers } from './quotation-papers.tsx'
import { QuotationPeriod, QuotationWarranties } from './quotation-period.tsx'
import { QuotationState } from './quotation-state.tsx'
import { QuotationPlan, QuotationSum } from './quotation-sum.tsx'
import { QuotationTerms } from './quotation-terms.tsx'
import { quotationTones } from './quotation-tones.ts'
import { TotalBar } from './total-bar.tsx'
import type { Overtaken } from '../../shared/renovations/use-decision.ts'
import type { Reader } from './use-reader.ts'
import { RoomTitle } from '../../shared/renovations/room-screen.tsx'
import { statusOn } from '../../shared/renovations/quotation-status.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { linesOfKind, type ShownVersion } from './quotation-reading.ts'

type Props = { reading: ShownVersion; reader: Reader; onReadCurrent: () => void }

/** One version from status to documents, with the total always visible. */
export function QuotationSheet({ reading, reader, onReadCurrent }: Props) {
  const { room, current, head, quotation } = reading
  const { content } = quotation
  const [isAccepting, setIsAccepting] = useState(false)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const status = statusOn(head, useToday())
  const isOpen = status === 'SENT'
  const mine = reader.of(content)
  const { acceptance } = head
  const options = acceptance?.options ?? mine.options
  const total = acceptance?.accepted_total ?? mine.total
  return (
    <>
      <SheetHead reading={reading} status={status} />
      <QuotationState reading={reading} status={status} onReadCurrent={onReadCurrent} />
      <QuotationItems content={content} />
      {acceptance ? (
        <ChosenOptions content={content} options={options} />
      ) : (
        <QuotationOptions content={content} reading={mine} />
      )}
      <QuotationBoxes content={content} />
      <QuotationSum content={content} options={options} total={total} />
      <QuotationPlan content={content} total={total} />
      <QuotationPeriod content={content} />
      <QuotationWarranties content={content} />
      <QuotationTerms content={content} reading={mine} />
      <QuotationPapers
        id={room._id}
        shown={head.version}
        current={current}
        hasOptions={linesOfKind(content, 'OPTION').length > 0}
      />
      <TotalBar
        reading={reading}
        status={status}
        total={total}
        onAccept={isOpen && room.right !== 'READ' ? () => setIsAccepting(true) : undefined}
      />
      <AcceptDialog
        isOpen={isAccepting && isOpen}
        reading={reading}
        reader={reader}
        onClose={() => setIsAccepting(false)}
        onOvertaken={(how) => {
          setIsAccepting(false)
          setOvertaken(how)
        }}
      />
      <ChangedDialog
        isOpen={overtaken === 'changed' && current.version !== head.version}
        reading={reading}
        onClose={() => setOvertaken(undefined)}
        onRead={() => {
          setOvertaken(undefined)
          onReadCurrent()
        }}
      />
      <EndedDialog isOpen={overtaken === 'ended'} onClose={() => setOvertaken(undefined)} />
    </>
  )
}

function SheetHead({
  reading: { room, head },
  status,
}: {
  reading: ShownVersion
  status: ShownVersion['head']['status']
}) {
  const t = useTranslations('quotations')
  const { number, version, sent_at: sent } = head
  return (
    <header>
      <RoomTitle room={room} />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        {status !== 'DRAFT' && <Badge tone={quotationTones[status]}>{t(`status.${status}`)}</Badge>}
        <span className="text-caption text-muted tabular-nums">
          {[number, t('version', { version }), sent && t('sentOn', { day: showDate(sent) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </header>
  )
}
