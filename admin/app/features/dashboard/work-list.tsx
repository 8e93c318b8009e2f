import { Button, Card, List, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { counted } from '../../shared/counted.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { useWork } from './use-work.ts'
import { WorkRow } from './work-row.tsx'

/** The tasks, earliest due first; an empty state if there are none. */
export function WorkList() {
  const t = useTranslate()
  const { work, more, isKnown } = useWork()
  if (!isKnown && work.length === 0) return <Loading />
  if (work.length === 0) return <Typography>{t('waiting.nothing')}</Typography>
  return (
    <Card>
      <List disablePadding>
        {work.map((one) => (
          <WorkRow key={`${one.kind} ${one.id}`} work={one} />
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
