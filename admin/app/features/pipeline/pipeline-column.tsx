import { formatDollars } from '@fitout/contract/money.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import {
  listPipeline,
  type PipelineColumn as Column,
  type readPipelineFigures,
  summedAtMost,
} from '@fitout/contract/staff/pipeline.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { counted, countedRows } from '../../shared/counted.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { PipelineCard } from './pipeline-card.tsx'

export type Figures = Answer<typeof readPipelineFigures>['data'][number]
type PipelineColumnProps = { column: Column; figures: Figures | undefined }

/** One column: its count, and its cards, a page at a time. */
export function PipelineColumn({ column, figures }: PipelineColumnProps) {
  const t = useTranslate()
  const headingId = useId()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['pipeline', column],
    queryFn: ({ pageParam: after }) => staffCall(listPipeline, { query: after ? { column, after } : { column } }),
    initialPageParam: '',
    getNextPageParam: ({ next_page_url: next }) => next && new URL(next).searchParams.get('after'),
  })
  const cards = data?.pages.flatMap((page) => page.data)
  return (
    <Stack aria-labelledby={headingId} component="section" spacing={1}>
      <Box sx={{ borderTop: 3, borderColor: 'primary.main', pt: 1 }}>
        <Typography component="h3" id={headingId} variant="subtitle1">
          {t(`pipeline.columns.${column}`)}
        </Typography>
        {figures && <Sums figures={figures} />}
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {cards?.length === 0 && <Typography color="text.secondary">{t('pipeline.none')}</Typography>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          // Two beside each other on a tablet.
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr' },
          alignItems: 'start',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {cards?.map((card) => (
          <li key={card._id}>
            <PipelineCard card={card} />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} size="small">
          {t('pipeline.more', { column: t(`pipeline.columns.${column}`) })}
        </Button>
      )}
    </Stack>
  )
}

function Sums({ figures: { count, late, amount, open } }: { figures: Figures }) {
  const t = useTranslate()
  const facts = [
    t('pipeline.count', { count: countedRows(count, summedAtMost) }),
    late > 0 && t('pipeline.late', { count: late }),
    amount > 0 && t('pipeline.sum', { amount: formatDollars(amount) }),
    open > 0 && t('pipeline.openSum', { amount: formatDollars(open) }),
    count > summedAtMost && t('pipeline.ofLongest', { count: counted(summedAtMost) }),
  ]
  return (
    <Typography color="text.secondary" variant="body2">
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  )
}
