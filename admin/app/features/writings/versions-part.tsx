import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { VersionDialog } from './version-dialog.tsx'
import type { Kind, Writing } from './writing-calls.ts'

type VersionsPartProps = {
  kind: Kind
  name: string
  writing: Writing
  mayWrite: boolean
  isRunning: boolean
  onGoBack: (version: number) => void
}

/** The published versions so far, each with a link. */
export function VersionsPart({ kind, name, writing: { versions, live }, mayWrite, ...going }: VersionsPartProps) {
  const t = useTranslate()
  const [opened, setOpened] = useState<number>()
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
              <Button aria-label={t('writings.lookAt', { version })} onClick={() => setOpened(version)} size="small">
                {t('writings.look')}
              </Button>
            )}
          </Stack>
        ))}
        {opened !== undefined && live && (
          <VersionDialog
            {...{ kind, name, live, mayWrite }}
            isRunning={going.isRunning}
            onClose={() => setOpened(undefined)}
            onGoBack={() => {
              setOpened(undefined)
              going.onGoBack(opened)
            }}
            version={opened}
          />
        )}
      </CardContent>
    </Card>
  )
}
