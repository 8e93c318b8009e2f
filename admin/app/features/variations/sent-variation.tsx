import { Box, Button, Stack, Typography } from '@mui/material'
import { addressOf } from '@fitout/contract/client.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { readStaffVariationPdf, withdrawVariation } from '@fitout/contract/staff/variations.ts'
import { variationSigns } from '@fitout/contract/variation-content.ts'
import { useState } from 'react'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { EffectFacts } from './effect-facts.tsx'
import type { Variation, VariationPath } from './variation.ts'

type SentVariationProps = { variation: Variation; path: VariationPath }

/** A sent variation: its outcome and content. */
export function SentVariation({ variation, path }: SentVariationProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Stack spacing={2}>
      <Part heading={inLocale(variation.title, locale)}>
        <Typography gutterBottom sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {inLocale(variation.content.reason, locale)}
        </Typography>
        <Facts
          rows={[
            [t('variations.fields.cause'), t(`variations.causes.${variation.cause}`)],
            [t('variations.sentAt'), showTime(variation.sent_at)],
            [t('variations.fields.valid_until'), showDay(variation.valid_until)],
            [t('variations.decidedAt'), showTime(variation.decided_at)],
            [t('variations.decidedFor'), variation.reason],
            [t('variations.signedBy'), variation.typed_name],
          ]}
        />
        <SentActs path={path} variation={variation} />
      </Part>
      <Part heading={t('variations.effect')}>
        <EffectFacts variation={variation} />
      </Part>
      {variationSigns.map((sign) => (
        <Lines key={sign} lines={variation.content.lines.filter((line) => line.sign === sign)} sign={sign} />
      ))}
    </Stack>
  )
}

function Lines({ sign, lines }: { sign: 'OLD' | 'NEW'; lines: Variation['content']['lines'] }) {
  const t = useTranslate()
  const locale = useLocale()
  if (lines.length === 0) return null
  return (
    <Part heading={t(`variations.signs.${sign}`)}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.key} sx={{ display: 'flex', columnGap: 2, py: 0.5 }}>
            <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
              {inLocale(line.title, locale)} · {line.qty} × {formatDollars(line.unit_price)}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatDollars(sign === 'OLD' ? -line.amount : line.amount)}
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  )
}

function SentActs({ variation, path }: SentVariationProps) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const withdraw = (reason: string) =>
    run(() => staffCall(withdrawVariation, { params: path, body: { reason } }), 'variations.withdrawn')
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Button
        component="a"
        href={`/api${addressOf(readStaffVariationPdf, path)}`}
        rel="noreferrer"
        target="_blank"
        variant="outlined"
      >
        {t('variations.pdf')}
      </Button>
      {variation.status === 'SENT' && may('quotations.send') && (
        <Button color="secondary" onClick={() => setAsking(true)}>
          {t('variations.withdraw')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          action={t('variations.withdraw')}
          isRunning={isRunning}
          label={t('variations.decidedFor')}
          lead={t('variations.withdrawLead')}
          onClose={() => setAsking(false)}
          onReason={withdraw}
          title={t('variations.withdraw')}
        />
      )}
    </Stack>
  )
}
