import { CallError } from '@fitout/contract/client.ts'
import { Alert, Box, Stack, Typography } from '@mui/material'
import { type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { amongIn } from './among.ts'
import { useTranslate } from './i18n.ts'
import { earlyPart } from './lazy-part.tsx'
import { Loading } from './loading.tsx'
import { RecordPath } from './record-path.ts'
import { Reload } from './reload.tsx'
import { Title } from './title.tsx'
import { WayHome } from './way-home.tsx'

type ScreenProps = {
  /** The title; undefined while loading. */
  heading?: string
  lead?: string
  beside?: ReactNode
  error?: { message: string } | null
  children?: ReactNode
}

const Neighbours = earlyPart(async () => (await import('./neighbours.tsx')).Neighbours)

/** The layout of a screen: its title in the bar and above its parts, or an error. */
export function Screen({ heading, lead, beside, error, children }: ScreenProps) {
  const isAmong = amongIn(useLocation().state) !== undefined
  const isBeside = use(RecordPath) !== undefined
  if (heading === undefined) return error ? <Unshown error={error} /> : <Loading />
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={heading} />
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          {heading}
        </Typography>
        {beside}
        {isAmong && !isBeside && (
          <Suspense>
            <Neighbours />
          </Suspense>
        )}
      </Box>
      {lead && <Typography color="text.secondary">{lead}</Typography>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {children}
    </Stack>
  )
}

/** Instead of a record that does not exist, or could not be loaded. */
function Unshown({ error }: { error: { message: string } }) {
  const t = useTranslate()
  // A screen itself states what is missing from a list.
  const isMissing = !(error instanceof Error) || (error instanceof CallError && error.problem.status === 404)
  return (
    <Screen error={error} heading={t(isMissing ? 'kit.page.not_found' : 'kit.page.error')}>
      {isMissing ? <WayHome /> : <Reload />}
    </Screen>
  )
}
