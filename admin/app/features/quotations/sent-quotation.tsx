import { Button, Stack, Tab as TabHead, Tabs } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { withdrawQuotation } from '@fitout/contract/staff/quotations.ts'
import { useState } from 'react'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { BeginButtons } from './begin-buttons.tsx'
import { ChangesPart } from './changes-part.tsx'
import { OnPaperDialog } from './on-paper-dialog.tsx'
import { PreviewPart } from './preview-part.tsx'
import type { Quotation, Room, VersionPath } from './quotation.ts'

type SentQuotationProps = { room: Room; quotation: Quotation; path: VersionPath }

/** A sent version: its outcome and content. */
export function SentQuotation({ room, quotation, path }: SentQuotationProps) {
  const t = useTranslate()
  const [tab, setTab] = useState<'preview' | 'changes'>('preview')
  const { acceptance } = quotation
  const { options_total: options } = quotation.content
  const accepted =
    acceptance && `${acceptance.typed_name} · ${showTime(acceptance.at)} · ${formatDollars(acceptance.accepted_total)}`
  return (
    <Stack spacing={2}>
      <Facts
        rows={[
          [t('quotations.totals.total'), formatDollars(quotation.total)],
          [t('quotations.totals.options_total'), options > 0 && formatDollars(options)],
          [t('quotations.sentAt'), showTime(quotation.sent_at)],
          [t('quotations.fields.valid_until'), showDay(quotation.valid_until)],
          [t('quotations.decidedAt'), showTime(quotation.decided_at)],
          [t('quotations.fields.reason'), quotation.reason],
          [t('quotations.acceptedBy'), accepted],
          [t('quotations.coolingOffUntil'), showDay(acceptance?.cooling_off_until ?? null)],
        ]}
      />
      <SentActs path={path} quotation={quotation} room={room} />
      <Tabs aria-label={t('quotations.parts')} onChange={(_, next: typeof tab) => setTab(next)} value={tab}>
        {(['preview', 'changes'] as const).map((one) => (
          <TabHead key={one} label={t(`quotations.tabs.${one}`)} sx={{ textTransform: 'none' }} value={one} />
        ))}
      </Tabs>
      {tab === 'preview' ? (
        <PreviewPart client={room.language} path={path} quotation={quotation} />
      ) : (
        <ChangesPart path={path} quotation={quotation} />
      )}
    </Stack>
  )
}

function SentActs({ room, quotation, path }: SentQuotationProps) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [opened, setOpened] = useState<'withdraw' | 'on-paper'>()
  const isOpen = quotation.status === 'SENT' && may('quotations.send')
  const withdraw = (reason: string) =>
    run(() => staffCall(withdrawQuotation, { params: path, body: { reason } }), 'quotations.withdrawn')
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <BeginButtons room={room} />
      {isOpen && (
        <>
          <Button onClick={() => setOpened('on-paper')} variant="outlined">
            {t('quotations.onPaper')}
          </Button>
          <Button color="secondary" onClick={() => setOpened('withdraw')}>
            {t('quotations.withdraw')}
          </Button>
        </>
      )}
      {quotation.acceptance?.on_paper && (
        <Button
          color="secondary"
          component="a"
          href={`/api/admin/renovations/${path.id}/quotations/${path.version}/paper`}
          rel="noreferrer"
          target="_blank"
          variant="outlined"
        >
          {t('quotations.signedPaper', { day: showDay(quotation.acceptance.on_paper) })}
        </Button>
      )}
      {opened === 'on-paper' && (
        <OnPaperDialog onClose={() => setOpened(undefined)} path={path} quotation={quotation} />
      )}
      {opened === 'withdraw' && (
        <ReasonDialog
          action={t('quotations.withdraw')}
          isRunning={isRunning}
          label={t('quotations.fields.reason')}
          lead={t('quotations.withdrawLead')}
          onClose={() => setOpened(undefined)}
          onReason={withdraw}
          title={t('quotations.withdraw')}
        />
      )}
    </Stack>
  )
}
