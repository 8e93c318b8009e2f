import { formatMoney } from '@fitout/ui/money.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { QuotationLine } from '../../shared/renovations/quotation-line.tsx'
import { useNames } from '../../shared/renovations/quotation-names.ts'
import { type Content, type Part, partsByRoom, partsByTrade } from './quotation-reading.ts'

type Arrangement = 'trade' | 'room'

/** All included lines, collapsible by trade or by room. */
export function QuotationItems({ content }: { content: Content }) {
  const t = useTranslations('quotations')
  const names = useNames()
  const [arrangement, setArrangement] = useState<Arrangement>('trade')
  // Counts "expand all" and "collapse all"; even is collapsed.
  const [turns, setTurns] = useState(0)
  const isOpen = turns % 2 === 1
  const parts = arrangement === 'trade' ? partsByTrade(content) : partsByRoom(content)
  return (
    <TabPart title={t('items')} text={t('itemsText')}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <RadioGroup
          legend={t('arrange')}
          isLegendHidden
          name="arrangement"
          look="tiles"
          value={arrangement}
          onChange={setArrangement}
          choices={[
            { value: 'trade', label: t('byTrade') },
            { value: 'room', label: t('byRoom') },
          ]}
        />
        <Button variant="quiet" onClick={() => setTurns(turns + 1)}>
          {t(isOpen ? 'closeAll' : 'openAll')}
        </Button>
      </div>
      {parts.map((part) => (
        <PartOfItems
          key={`${arrangement} ${part.key} ${turns}`}
          part={part}
          title={arrangement === 'trade' ? names.group(part.key) : names.room(part.key)}
          isOpen={isOpen}
        />
      ))}
    </TabPart>
  )
}

function PartOfItems({ part, title, isOpen }: { part: Part; title: string; isOpen: boolean }) {
  const t = useTranslations('quotations')
  return (
    <Disclosure
      isOpen={isOpen}
      title={
        <>
          {title}
          <span className="ms-2 text-caption font-normal text-muted">{t('lines', { count: part.lines.length })}</span>
        </>
      }
      aside={<span className="text-ink tabular-nums">{formatMoney(part.subtotal)}</span>}
    >
      <ul>
        {part.lines.map((line) => (
          <QuotationLine key={line.key} line={line} />
        ))}
      </ul>
    </Disclosure>
  )
}
