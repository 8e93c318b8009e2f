import CloseIcon from '@mui/icons-material/CloseOutlined'
import { reportPicturesAtMost } from '@fitout/contract/site-reports.ts'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { type Ref, useEffect, useMemo } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { shrink } from '../../shared/shrink.ts'

type ReportPicturesProps = {
  pictures: Blob[]
  isMissing: boolean
  buttonRef: Ref<HTMLButtonElement>
  isShrinking: boolean
  onShrinking: (isShrinking: boolean) => void
  onChange: (change: (pictures: Blob[]) => Blob[]) => void
}

/** Pictures from the camera or the album, scaled down as they are added. */
export function ReportPictures(props: ReportPicturesProps) {
  const { pictures, isMissing, buttonRef, isShrinking, onShrinking, onChange } = props
  const t = useTranslate()
  const notify = useNotify()

  async function add(files: File[]) {
    const room = reportPicturesAtMost - pictures.length
    if (files.length > room) notify(t('siteReports.report.tooMany', { most: reportPicturesAtMost }), { type: 'error' })
    onShrinking(true)
    try {
      const added: Blob[] = []
      // One after the other: a phone has no memory for five large pictures at once.
      for (const file of files.slice(0, room)) added.push(await shrink(file))
      onChange((now) => [...now, ...added])
    } finally {
      onShrinking(false)
    }
  }

  return (
    <Stack spacing={1}>
      <FileButton
        accept="image/*"
        buttonRef={buttonRef}
        fault={isMissing ? t('siteReports.report.needed') : undefined}
        isMultiple
        isRunning={isShrinking}
        label={t(`siteReports.report.${isShrinking ? 'shrinking' : pictures.length > 0 ? 'more' : 'pictures'}`)}
        onChoose={(file, others) => void add([file, ...others])}
        size="large"
        variant={pictures.length > 0 ? 'outlined' : 'contained'}
      />
      <Stack component="ul" direction="row" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, flexWrap: 'wrap' }}>
        {pictures.map((picture, at) => (
          <Taken
            key={at}
            number={at + 1}
            onDrop={() => onChange((now) => now.filter((one) => one !== picture))}
            picture={picture}
          />
        ))}
      </Stack>
      <Typography color="text.secondary" variant="body2">
        {t('siteReports.report.count', { count: pictures.length, most: reportPicturesAtMost })}
      </Typography>
    </Stack>
  )
}

type TakenProps = { picture: Blob; number: number; onDrop: () => void }

function Taken({ picture, number, onDrop }: TakenProps) {
  const t = useTranslate()
  const address = useMemo(() => URL.createObjectURL(picture), [picture])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box
        alt={t('siteReports.report.picture', { number })}
        component="img"
        src={address}
        sx={{ display: 'block', width: 88, height: 88, objectFit: 'cover' }}
      />
      <IconButton
        aria-label={t('siteReports.report.drop', { number })}
        onClick={onDrop}
        size="small"
        sx={{ position: 'absolute', top: 0, right: 0, bgcolor: 'background.paper' }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
