import { inLocale } from '@fitout/contract/locales.ts'
import { listMailings } from '@fitout/contract/staff/mailings.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { sumOf } from './mailing.ts'
import { NewMailing } from './new-mailing.tsx'

type Row = RowOf<typeof listMailings>

/** Mails to segments, with their outcome. */
export function MailingList() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('mailings.write')
  const [isChoosing, setChoosing] = useState(false)
  const queue = useQueue(listMailings, {}, { keepsPrevious: true })
  const titleOf = ({ subject, segment_name }: Row) => inLocale(subject, locale) || segment_name
  const stateOf = ({ state }: Row) => t(`mailings.states.${state}`)
  return (
    <>
      <ListScreen
        beside={
          mayWrite && (
            <Button onClick={() => setChoosing(true)} variant="contained">
              {t('mailings.new')}
            </Button>
          )
        }
        columns={[
          { label: t('mailings.subject'), render: titleOf },
          { label: t('mailings.segment'), render: (row) => row.segment_name },
          { label: t('mailings.written'), render: stateOf },
          { label: t('mailings.sent'), render: (row) => row.sent, isNumber: true },
          { label: t('mailings.leftOut'), render: (row) => sumOf(row.left_out), isNumber: true },
          { label: t('mailings.failed'), render: (row) => sumOf(row.failed), isNumber: true },
          { label: t('mailings.by'), render: (row) => row.staff_name },
          { label: t('mailings.sentAt'), render: (row) => showTime(row.sent_at) },
        ]}
        heading={t('resources.mailings.name')}
        lead={t('mailings.lead')}
        none={t('mailings.none')}
        queue={queue}
        short={{
          renderTitle: titleOf,
          renderFacts: (row) => [row.segment_name, showTime(row.sent_at ?? row.created_at)].join(' · '),
          renderAside: stateOf,
        }}
        to={({ _id: id }) => `/mailings/${id}`}
      />
      {isChoosing && <NewMailing onClose={() => setChoosing(false)} />}
    </>
  )
}
