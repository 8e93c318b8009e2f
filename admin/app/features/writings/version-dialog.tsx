import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { changedFields } from '../../shared/changed-fields.ts'
import { valueInWords } from '../../shared/changed-rows.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { placeWords } from '../../shared/place-words.ts'
import { useReadingOf } from './use-reading-of.ts'
import { withWholePictures } from './whole-pictures.ts'
import { callsFor, type Kind, type Written } from './writing-calls.ts'

type VersionDialogProps = {
  kind: Kind
  name: string
  version: number
  live: Written
  mayWrite: boolean
  isRunning: boolean
  onGoBack: () => void
  onClose: () => void
}

/** The differences between an earlier version and the published one, before restoring it. */
export function VersionDialog({ kind, name, version, live, mayWrite, isRunning, ...props }: VersionDialogProps) {
  const t = useTranslate()
  const id = useId()
  const { data } = useQuery({
    queryKey: ['writings', kind, name, 'version', version],
    queryFn: async () => (await callsFor(kind).findVersion(name, version)).data.written,
  })
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={props.onClose} open>
      <DialogTitle id={id}>{t('writings.goBackTo', { version })}</DialogTitle>
      <DialogContent>{data ? <Differences live={live} version={version} written={data} /> : <Loading />}</DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={props.onClose}>
          {t('kit.action.back')}
        </Button>
        {mayWrite && (
          <Button disabled={isRunning || !data} onClick={props.onGoBack} variant="contained">
            {t('writings.goBack')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Differences({ live, written, version }: { live: Written; written: Written; version: number }) {
  const t = useTranslate()
  const { label, showValue } = useReadingOf()
  const [began, theirs] = [withWholePictures(live), withWholePictures(written)]
  const changed = changedFields({ began, theirs, mine: began })
  const read = (path: string, value: unknown) => showValue(path, value) ?? valueInWords(value)
  if (changed.length === 0) return <Typography>{t('writings.sameAsNow')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {changed.map(({ path, theirs: then, mine: now }) => (
        <Box component="li" key={path} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Typography sx={{ fontWeight: 500 }} variant="body2">
            {placeWords(path, label)}
          </Typography>
          <Typography color="text.secondary" variant="body2">
            {t('writings.saysNow', { text: read(path, now) })}
          </Typography>
          <Typography variant="body2">{t('writings.saidThen', { version, text: read(path, then) })}</Typography>
        </Box>
      ))}
    </Box>
  )
}
