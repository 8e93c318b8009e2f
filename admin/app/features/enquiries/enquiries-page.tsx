import {
  Box,
  Card,
  CardActionArea,
  CardContent,
  Chip,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { enquiryStatuses, exportStaffEnquiries, listStaffEnquiries } from '@fitout/contract/staff/enquiries.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { useOneself } from '../../shared/session.ts'
import { showTime } from '../../shared/show-time.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { States } from '../../shared/states.tsx'
import { useColleagues } from '../../shared/use-colleagues.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { ageOf, type Enquiry, homeOf } from './enquiry.ts'
import { useEnquiryActs } from './enquiry-acts.tsx'
import { LateChips } from './late-chips.tsx'

const states = [...enquiryStatuses, 'ALL'] as const
type Choices = { status: (typeof states)[number]; q: string; owner_id: string; is_late: string }

const usual: Choices = { status: 'NEW', q: '', owner_id: '', is_late: '' }

const addressOf = ({ _id: id }: Enquiry) => `/enquiries/${id}`

/** The pipeline: new enquiries by reply deadline, answered ones by next action. */
export function EnquiriesPage() {
  const t = useTranslate()
  const queue = useQueue(listStaffEnquiries, usual)
  const { status, q, owner_id, is_late } = queue.chosen
  const isNarrowed = status !== 'NEW' || [q, owner_id, is_late].some(Boolean)
  return (
    <QueueScreen
      beside={<Export filter={queue.asked} />}
      bulk={useEnquiryActs()}
      heading={t('resources.enquiries.name')}
      {...(queue.chosen.status === 'NEW' && { lead: t('enquiries.lead') })}
      none={t(isNarrowed ? 'enquiries.none' : 'emptyLists.enquiries')}
      queue={queue}
      states={<Narrowing {...queue} />}
      to={addressOf}
    >
      {(enquiry, tick) => <EnquiryCard enquiry={enquiry} hasStatus={queue.chosen.status === 'ALL'} tick={tick} />}
    </QueueScreen>
  )
}

type NarrowingProps = { chosen: Choices; asked: object; choose: (change: Partial<Choices>) => void }

function Narrowing({ chosen, asked, choose }: NarrowingProps) {
  const t = useTranslate()
  /** Of a caller it is not known whether they were answered. */
  const search = (q: string) => choose({ q, ...((q === '' || chosen.q === '') && { status: q ? 'ALL' : 'NEW' }) })
  return (
    <>
      <States
        filter={asked}
        of={listStaffEnquiries}
        onChoose={(status) => choose({ status })}
        states={states}
        value={chosen.status}
        words="enquiryStatus"
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField label={t('enquiries.search')} onChange={search} value={chosen.q} />
        <OwnerChoice onChoose={(owner) => choose({ owner_id: owner })} value={chosen.owner_id} />
        <FormControlLabel
          control={
            <Switch
              checked={chosen.is_late === 'true'}
              onChange={(_, isLate) => choose({ is_late: isLate ? 'true' : '' })}
            />
          }
          label={t('enquiries.onlyLate')}
        />
      </Stack>
    </>
  )
}

function Export({ filter }: { filter: Record<string, string> }) {
  const may = useMay()
  return may('enquiries.export') && <ExportButtons filter={filter} name="enquiries" of={exportStaffEnquiries} />
}

function OwnerChoice({ value, onChoose }: { value: string; onChoose: (owner: string) => void }) {
  const t = useTranslate()
  const oneself = useOneself()
  const colleagues = useColleagues('enquiries.work')
  const others = colleagues.filter(({ _id: id }) => id !== oneself?._id)
  const options = [
    ['', t('enquiries.everybody')],
    ...(oneself ? [[oneself._id, t('enquiries.mine')]] : []),
    ['none', t('enquiries.nobody')],
    ...others.map(({ _id: id, name }) => [id, name]),
  ] as [string, string][]
  return (
    <TextField
      label={t('enquiries.owner')}
      onChange={({ target }) => onChoose(target.value)}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 200 }}
      value={options.some(([id]) => id === value) ? value : ''}
    >
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const glimpse = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  my: 0.5,
}

type EnquiryCardProps = { enquiry: Enquiry; hasStatus: boolean; tick: ReactNode }

/** Just enough detail to decide which enquiry to open. */
function EnquiryCard({ enquiry, hasStatus, tick }: EnquiryCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const next = [enquiry.next_action, showDay(enquiry.next_action_on)].filter(Boolean).join(' · ')
  const lines = [
    [enquiry.reference, homeOf(enquiry, locale, t('enquiries.squareFeet'))].filter(Boolean).join(' · '),
    `${ageOf(enquiry)} · ${t('enquiries.replyBy')} ${showTime(enquiry.reply_by)}`,
    t('enquiries.ownedBy', { name: enquiry.owner?.name ?? t('enquiries.nobody') }),
    ...(next ? [t('enquiries.nextIs', { action: next })] : []),
  ]
  return (
    <Card sx={{ display: 'flex', alignItems: 'flex-start' }}>
      {tick && <Box sx={{ pl: 1.5, pt: 1 }}>{tick}</Box>}
      <CardActionArea component={Link} to={addressOf(enquiry)}>
        <CardContent>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" variant="subtitle1">
              {[enquiry.name, enquiry.subject].filter(Boolean).join(' · ')}
            </Typography>
            {hasStatus && <Chip label={t(`enquiryStatus.${enquiry.status}`)} size="small" variant="outlined" />}
            <LateChips enquiry={enquiry} />
          </Box>
          <Typography sx={glimpse} variant="body2">
            {enquiry.description}
          </Typography>
          {lines.map((line) => (
            <Typography color="text.secondary" key={line} sx={{ overflowWrap: 'anywhere' }} variant="body2">
              {line}
            </Typography>
          ))}
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
