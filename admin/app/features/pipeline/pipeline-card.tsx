import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { budgetBands } from '@fitout/contract/project-options.ts'
import type { listPipeline, PipelineColumn as Column } from '@fitout/contract/staff/pipeline.ts'
import { Box, Card, CardActionArea, CardContent, Chip, Typography } from '@mui/material'
import { Link } from 'react-router'
import { appointmentPath } from '../../shared/appointment-path.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'

type PipelineCardOf = Answer<typeof listPipeline>['data'][number]

const districts = hongKongAreas.flatMap((area) => area.districts)

/** One enquiry, appointment or renovation, with its money and time in this column; links to it. */
export function PipelineCard({ card }: { card: PipelineCardOf }) {
  const t = useTranslate()
  const locale = useLocale()
  const titleOf = (options: readonly { key: string; title: PipelineTitle }[], key: string | null) =>
    inLocale(options.find((one) => one.key === key)?.title, locale)
  const facts = [
    [card.title ? card.client_name : card.reference, titleOf(districts, card.district)].filter(Boolean).join(' · '),
    card.next_at && t('pipeline.visitAt', { visit: visitOf(t, card), time: showTime(card.next_at) }),
    card.next_on && t(`pipeline.on.${card.column}`, { day: showDay(card.next_on) }),
    card.next_action,
    t('renovations.responsible', { name: card.staff_name ?? t('renovations.unassigned') }),
  ]
  return (
    <Card>
      <CardActionArea component={Link} to={addressOf(card)}>
        <CardContent sx={{ p: 1.5 }}>
          <Typography component="h4" sx={{ overflowWrap: 'anywhere' }} variant="subtitle2">
            {card.title || card.client_name || card.reference}
          </Typography>
          <Money budget={titleOf(budgetBands, card.budget)} card={card} />
          {facts.filter(Boolean).map((fact) => (
            <Typography color="text.secondary" key={fact} sx={{ overflowWrap: 'anywhere' }} variant="body2">
              {fact}
            </Typography>
          ))}
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 1 }}>
            <Chip label={t(stateOf(card))} size="small" />
            <Chip label={ageOf(t, card.days)} size="small" variant="outlined" />
            {card.is_late && <Chip color="warning" label={t('pipeline.isLate')} size="small" variant="outlined" />}
          </Box>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}

type PipelineTitle = Parameters<typeof inLocale>[0]
type Translate = ReturnType<typeof useTranslate>

/** The amount, and its unpaid part; before there is one, the client's budget. */
function Money({ card: { amount, open }, budget }: { card: PipelineCardOf; budget: string }) {
  const t = useTranslate()
  return (
    <>
      <Typography>{amount === null ? budget : formatDollars(amount)}</Typography>
      {open !== null && open > 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('pipeline.open', { amount: formatDollars(open) })}
        </Typography>
      )}
    </>
  )
}

const ageOf = (t: Translate, count: number) => (count === 0 ? t('pipeline.today') : t('pipeline.days', { count }))
const visitOf = (t: Translate, { visit }: PipelineCardOf) => t(`appointments.kinds.${visit ?? 'SHOWROOM'}`)

const stateWords = {
  enquiries: 'enquiryStatus',
  appointments: 'appointmentStatus',
  quotations: 'renovations.status',
  works: 'renovations.status',
  warranties: 'renovations.status',
} satisfies Record<Column, string>

const stateOf = ({ column, status }: PipelineCardOf) => `${stateWords[column]}.${status}`

function addressOf({ column, _id: id, reference, status }: PipelineCardOf): string {
  if (column === 'enquiries') return `/enquiries/${id}`
  if (column !== 'appointments') return `/renovations/${id}`
  return appointmentPath({ reference, status })
}
