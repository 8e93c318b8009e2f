import { addressOf } from '@fitout/contract/client.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { completeWorks, readStaffCertificate, showHandover } from '@fitout/contract/staff/handovers.ts'
import { Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import type { Handover } from './handover.ts'
import { SignDialog } from './sign-dialog.tsx'

/** From the end of the works to the certificate, and the warranties running since. */
export function HandoverPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: handover, error } = useOne(showHandover, { params: { id } })
  if (!handover) return <Screen error={error} />
  return (
    <Screen
      beside={<RoomLink id={id} />}
      heading={t('handovers.title')}
      {...(!handover.certificate && { lead: t('handovers.completeLead') })}
    >
      <Works handover={handover} id={id} />
      <Certificate handover={handover} id={id} />
      <Warranties handover={handover} />
    </Screen>
  )
}

type Props = { id: string; handover: Handover }

/** What remains before the inspection begins. */
function Works({ id, handover: { left, status } }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { run, isRunning } = useAction()
  if (status !== 'IN_PROGRESS') return null
  const titles = (of: typeof left.stages) =>
    of.map(({ title }) => inLocale(title, locale)).join(t('handovers.separator'))
  const isReady = left.stages.length === 0 && left.provisional.length === 0
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {left.stages.length > 0 && <Typography>{t('handovers.stagesLeft', { titles: titles(left.stages) })}</Typography>}
      {left.provisional.length > 0 && (
        <Typography>{t('handovers.provisionalLeft', { titles: titles(left.provisional) })}</Typography>
      )}
      {may('renovations.work') && (
        <Button
          disabled={!isReady || isRunning}
          onClick={() => void run(() => staffCall(completeWorks, { params: { id }, body: {} }), 'handovers.completed')}
          variant="contained"
        >
          {t('handovers.complete')}
        </Button>
      )}
    </Stack>
  )
}

function Certificate({ id, handover }: Props) {
  const t = useTranslate()
  const language = useLocale()
  const may = useMay()
  const [opened, open] = useState<'write' | 'sign'>()
  const { certificate, status } = handover
  const mayWrite = status === 'INSPECTION' && may('renovations.close')
  if (!certificate && status !== 'INSPECTION') {
    return status === 'IN_PROGRESS' ? <Typography>{t('handovers.later')}</Typography> : null
  }
  return (
    <Part heading={t('handovers.certificate')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {certificate && <CertificateState certificate={certificate} />}
        {certificate && (
          <Link href={`/api${addressOf(readStaffCertificate, { id }, { language })}`} rel="noreferrer" target="_blank">
            {t('handovers.pdf')}
          </Link>
        )}
        {mayWrite && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button onClick={() => open('write')} variant="outlined">
              {t(certificate ? 'handovers.edit' : 'handovers.write')}
            </Button>
            {certificate && !certificate.studio && (
              <Button onClick={() => open('sign')} variant="contained">
                {t('handovers.sign')}
              </Button>
            )}
          </Stack>
        )}
        {opened === 'write' && <CertificateDialog handover={handover} id={id} onClose={() => open(undefined)} />}
        {opened === 'sign' && certificate && (
          <SignDialog hash={certificate.content_hash} id={id} onClose={() => open(undefined)} />
        )}
      </Stack>
    </Part>
  )
}

function CertificateState({ certificate }: { certificate: NonNullable<Handover['certificate']> }) {
  const t = useTranslate()
  const { day, open_defects: defects, handed, meters, studio, client } = certificate
  const facts = [
    `${t('handovers.day')} ${showDay(day)}`,
    t('handovers.open', { count: defects.length }),
    ...handed.map(({ key, count, note }) =>
      [`${t(`handovers.handedKeys.${key}`)} × ${count}`, note].filter(Boolean).join(' · '),
    ),
    ...meters.map(({ key, reading }) => `${t(`handovers.meterKeys.${key}`)} ${reading}`),
    studio
      ? t('handovers.signedByStudio', { name: studio.name, time: showTime(studio.at) })
      : t('handovers.waitsForStudio'),
    client
      ? t('handovers.signedByClient', { name: client.name, time: showTime(client.at) })
      : studio && t('handovers.waitsForClient'),
  ]
  return facts.map((fact) => fact && <Typography key={fact}>{fact}</Typography>)
}

function Warranties({ handover: { warranties } }: Pick<Props, 'handover'>) {
  const t = useTranslate()
  const locale = useLocale()
  if (warranties.length === 0) return null
  return (
    <Part heading={t('handovers.warranties')}>
      {warranties.map(({ _id: key, title, until }) => (
        <Typography key={key}>
          {t('handovers.until', { title: inLocale(title, locale), day: showDay(until) })}
        </Typography>
      ))}
    </Part>
  )
}
