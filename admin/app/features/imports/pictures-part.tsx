import { addImportPictures, applyImport } from '@fitout/contract/staff/imports.ts'
import { Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall, uploadCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { FetchBox } from './apply-part.tsx'
import type { ImportDetails } from './use-status.ts'

type PicturesPartProps = { run: ImportDetails; onSent: () => void }

/** Pictures for the products of a file: uploaded, or fetched again after the import. */
export function PicturesPart({
  run: { _id: id, status, pictures, without_pictures: bare },
  onSent,
}: PicturesPartProps) {
  const t = useTranslate()
  const { run: act, isRunning } = useAction()
  const [sent, setSent] = useState<number>()
  const [fetches, setFetches] = useState(false)
  const send = (file: File) =>
    void act(async () => {
      await uploadCall(setSent)(addImportPictures, { params: { id }, file })
      onSent()
    }, t('imports.picturesSent')).finally(() => setSent(undefined))
  const again = () =>
    void act(async () => staffCall(applyImport, { params: { id }, body: { fetch_pictures: fetches } }))
  return (
    <Part heading={t('imports.pictures')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t('imports.picturesLead')}</Typography>
        <Typography color="text.secondary" role="status">
          {[
            t('imports.picturesGiven', { count: pictures }),
            ...(status === 'DONE' && bare > 0 ? [t('imports.withoutPictures', { count: bare })] : []),
          ].join(' · ')}
        </Typography>
        <FileButton
          accept=".zip,application/zip"
          isRunning={isRunning}
          label={t('imports.choosePictures')}
          onChoose={send}
        />
        {sent !== undefined && (
          <LinearProgress
            aria-label={t('imports.choosePictures')}
            sx={{ width: '100%' }}
            value={100 * sent}
            variant="determinate"
          />
        )}
        {status === 'DONE' && bare > 0 && (
          <>
            <FetchBox isTicked={fetches} onTick={setFetches} />
            <Button disabled={isRunning} onClick={again} variant="outlined">
              {t('imports.again')}
            </Button>
          </>
        )}
        {status === 'DONE' && (
          <Stack direction="row" spacing={1}>
            <Button component={Link} to="/products">
              {t('imports.seeProducts')}
            </Button>
            <Button component={Link} to="/former-addresses">
              {t('imports.seeAddresses')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Part>
  )
}
