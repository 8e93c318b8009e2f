import { Button, Card, List, Stack, Typography } from '@mui/material'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { counted } from '../../shared/counted.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useSheet } from '../../shared/use-sheet.ts'
import { useWork } from './use-work.ts'
import { WorkRow } from './work-row.tsx'

const ScreenBeside = lazyPart(
  async () => (await import('../../shared/screen-beside.tsx')).ScreenBeside<{ _id: string }>,
)

/**
 * The tasks, earliest due first, done in a sheet beside the list. On a phone it covers the list: one task leads to the next, and
 * back to the same place.
 */
export function WorkList() {
  const t = useTranslate()
  const found = useWork()
  const screens = new Set(found.work.filter(({ isBeside }) => isBeside).map(({ to }) => to))
  const sheet = useSheet([...screens].map((to) => ({ _id: to })))
  return (
    <>
      <Works {...found} onOpen={(to) => sheet.open({ _id: to })} />
      {sheet.id?.startsWith('/') && (
        <Suspense>
          <ScreenBeside back={t('kit.page.dashboard')} isWide sheet={sheet} to={sheet.id} />
        </Suspense>
      )}
    </>
  )
}

type WorksProps = ReturnType<typeof useWork> & { onOpen: (to: string) => void }

function Works({ work, more, isKnown, onOpen }: WorksProps) {
  const t = useTranslate()
  if (!isKnown && work.length === 0) return <Loading />
  if (work.length === 0)
    return (
      <Card sx={{ p: 3 }}>
        <Typography>{t('waiting.nothing')}</Typography>
      </Card>
    )
  return (
    <Card>
      <List disablePadding>
        {work.map((one) => (
          <WorkRow key={`${one.kind} ${one.id}`} onOpen={one.isBeside && onOpen} work={one} />
        ))}
      </List>
      {more.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, p: 1 }}>
          {more.map(({ kind, count, to }) => (
            <Button component={Link} key={kind} size="small" to={to}>
              {`${counted(count)} ${t(`waiting.${kind}`)}`}
            </Button>
          ))}
        </Stack>
      )}
    </Card>
  )
}
