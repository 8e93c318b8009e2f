import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { Writing } from './writing-calls.ts'

type VersionsPartProps = {
  versions: Writing['versions']
  mayWrite: boolean
  isRunning: boolean
  onGoBack: (version: number) => void
}

/** What the shop has shown so far, each a step away. */
export function VersionsPart({ versions, mayWrite, isRunning, onGoBack }: VersionsPartProps) {
  const t = useTranslate()
  return (
    <Card>
      <CardContent>
        <Typography component="h3" gutterBottom variant="subtitle1">
          {t('writings.versions')}
        </Typography>
        {versions.length === 0 && <Typography color="text.secondary">{t('writings.noVersions')}</Typography>}
        {versions.map(({ version, published_at, published_by }, index) => (
          <Stack direction="row" key={version} sx={{ alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Typography sx={{ flex: 1 }} variant="body2">
              {version} · {showTime(published_at)} · {published_by ?? t('writings.before')}
            </Typography>
            {index === 0 ? (
              <Typography color="text.secondary" variant="body2">
                {t('writings.shownNow')}
              </Typography>
            ) : (
              mayWrite && (
                <Button
                  aria-label={t('writings.goBackTo', { version })}
                  disabled={isRunning}
                  onClick={() => onGoBack(version)}
                  size="small"
                >
                  {t('writings.goBack')}
                </Button>
              )
            )}
          </Stack>
        ))}
      </CardContent>
    </Card>
  )
}
