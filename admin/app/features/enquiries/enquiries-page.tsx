import { Button, Card, CardContent, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { enquiryStatuses, type listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff-enquiries.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { budgetBands, type ProjectOption, projectStyles } from '@fitout/contract/project-options.ts'
import { type FormEvent, useState } from 'react'
import { type RaRecord, useGetIdentity, useGetList, useLocale, useTranslate } from 'react-admin'
import { Facts } from '../../shared/facts.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type Enquiry = Answer<typeof listStaffEnquiries>['data'][number]
type Status = Enquiry['status']

const districts = hongKongAreas.flatMap((area) => area.districts)

/** The pipeline: what is new begins with the answer that is due first. */
export function EnquiriesPage() {
  const t = useTranslate()
  const [status, setStatus] = useState<Status>('NEW')
  const { data = [], isPending } = useGetList<Enquiry & RaRecord>('enquiries', {
    pagination: { page: 1, perPage: 50 },
    filter: { status },
  })
  const isEmpty = data.length === 0 && !isPending
  return (
    <Screen heading={t('resources.enquiries.name')} lead={t(isEmpty ? 'enquiries.none' : 'enquiries.lead')}>
      <TextField
        label={t('orders.status')}
        onChange={(event) => setStatus(event.target.value as Status)}
        select
        sx={{ maxWidth: 240 }}
        value={status}
      >
        {enquiryStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`enquiryStatus.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {data.map((enquiry) => (
        <EnquiryCard enquiry={enquiry} key={enquiry._id} />
      ))}
    </Screen>
  )
}

function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" variant="h6">
              {enquiry.subject || enquiry.reference}
            </Typography>
            {enquiry.is_late && <Chip color="error" label={t('enquiries.late')} size="small" />}
          </Stack>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{enquiry.description}</Typography>
          <Pictures addresses={enquiry.picture_ids.map((id) => `/api/admin/enquiries/${enquiry._id}/pictures/${id}`)} />
          <Facts
            rows={[
              [t('enquiries.reference'), enquiry.reference],
              [t('orders.customer'), enquiry.name],
              [t('orders.contact'), [enquiry.email, enquiry.contact_number].filter(Boolean).join(' · ')],
              [t('enquiries.home'), homeOf(enquiry, locale, t('enquiries.squareFeet'))],
              [t('enquiries.from'), enquiry.source_page],
              [t('enquiries.received'), showTime(enquiry.created_at)],
              [t('enquiries.replyBy'), showTime(enquiry.reply_by)],
              [t('enquiries.owner'), enquiry.owner?.name ?? t('enquiries.nobody')],
            ]}
          />
          <Work enquiry={enquiry} key={`${enquiry.next_action} ${enquiry.next_action_on}`} />
        </Stack>
      </CardContent>
    </Card>
  )
}

function homeOf({ location, saleable_sqft: area, style, budget }: Enquiry, locale: Locale, unit: string): string {
  const chosen = (options: readonly ProjectOption[], key: string | null) =>
    inLocale(options.find((one) => one.key === key)?.title, locale)
  return [
    chosen(districts, location),
    area && `${area} ${unit}`,
    chosen(projectStyles, style),
    chosen(budgetBands, budget),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Work({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const may = useMay()
  const { identity } = useGetIdentity()
  const { run, isRunning } = useAction()
  const [action, setAction] = useState(enquiry.next_action ?? '')
  const [day, setDay] = useState(enquiry.next_action_on ?? '')
  const isMine = enquiry.owner !== null && enquiry.owner._id === identity?.id
  if (!may('enquiries.work')) return null

  function change(body: { status?: Status; is_mine?: boolean; next_action?: string; next_action_on?: string | null }) {
    void run(() => staffCall(workOnEnquiry, { params: { id: enquiry._id }, body }), 'ra.notification.updated')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    change({ next_action: action, next_action_on: day || null })
  }

  return (
    <Stack spacing={1.5}>
      <Stack component="form" direction={{ xs: 'column', sm: 'row' }} onSubmit={submit} sx={{ gap: 1 }}>
        <TextField
          label={t('enquiries.nextAction')}
          onChange={(event) => setAction(event.target.value)}
          sx={{ flex: 1 }}
          value={action}
        />
        <TextField
          label={t('enquiries.nextActionOn')}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={day}
        />
        <Button disabled={isRunning} type="submit" variant="outlined">
          {t('ra.action.save')}
        </Button>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={isRunning} onClick={() => change({ is_mine: !isMine })} variant="outlined">
          {t(isMine ? 'enquiries.giveBack' : 'enquiries.take')}
        </Button>
        {enquiryStatuses
          .filter((status) => status !== enquiry.status)
          .map((status) => (
            <Button color="secondary" disabled={isRunning} key={status} onClick={() => change({ status })}>
              → {t(`enquiryStatus.${status}`)}
            </Button>
          ))}
      </Stack>
    </Stack>
  )
}
