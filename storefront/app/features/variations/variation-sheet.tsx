import { addressOf } from '@fitout/contract/client.ts'
import { variationSigns } from '@fitout/contract/variation-content.ts'
import { readVariationPdf } from '@fitout/contract/variations.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { QuotationLine } from '../../shared/renovations/quotation-line.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { statusOn, variationTones } from '../../shared/renovations/variation-status.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import type { Variation } from './use-variation.ts'
import { VariationEffect } from './variation-effect.tsx'
import { VariationState } from './variation-state.tsx'

type Props = { room: Room; variation: Variation }

/** Omitted and added work, and the effect of both on the contract. */
export function VariationSheet({ room, variation }: Props) {
  const t = useTranslations('variations')
  const locale = useLocale()
  const status = statusOn(variation, useToday())
  const { content, number, cause } = variation
  const pdf = addressOf(readVariationPdf, { id: room._id, variation_id: variation._id }, { language: locale })
  return (
    <>
      <header className="mt-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {status !== 'DRAFT' && <Badge tone={variationTones[status]}>{t(`status.${status}`)}</Badge>}
          <span className="text-caption text-muted tabular-nums">
            {number} · {t(`causes.${cause}`)}
          </span>
        </p>
        <h2 className="mt-3 font-display text-title wrap-anywhere">
          <InWords words={content.title} />
        </h2>
        <p className="mt-3 max-w-measure wrap-anywhere whitespace-pre-line">
          <InWords words={content.reason} />
        </p>
      </header>
      <VariationEffect variation={variation} />
      <VariationState room={room} variation={variation} status={status} />
      {variationSigns.map((sign) => (
        <Lines key={sign} sign={sign} lines={content.lines.filter((line) => line.sign === sign)} />
      ))}
      <TabPart title={t('papers')}>
        <TextLink href={`/api${pdf}`} look="onward">
          {t('pdf')}
        </TextLink>
      </TabPart>
    </>
  )
}

type LinesProps = { sign: 'OLD' | 'NEW'; lines: Variation['content']['lines'] }

function Lines({ sign, lines }: LinesProps) {
  const t = useTranslations('variations')
  const sum = lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  if (lines.length === 0) return null
  return (
    <TabPart title={t(`signs.${sign}`)} text={t(`signTexts.${sign}`)}>
      <ul>
        {lines.map((line) => (
          <QuotationLine key={line.key} line={line} />
        ))}
      </ul>
      <p className="flex justify-between gap-x-6 border-y border-stone py-3.5 font-medium">
        {t(`sums.${sign}`)}
        <span className="tabular-nums">{formatMoney(sign === 'OLD' ? -sum : sum)}</span>
      </p>
    </TabPart>
  )
}
