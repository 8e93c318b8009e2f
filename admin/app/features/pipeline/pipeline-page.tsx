import {
  type PipelineColumn as Column,
  pipelineColumns,
  readPipelineFigures,
  summedAtMost,
} from '@fitout/contract/staff/pipeline.ts'
import { Box, Chip, Stack, type Theme, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { countedRows } from '../../shared/counted.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { type Figures, PipelineColumn } from './pipeline-column.tsx'

/**
 * All cases in progress, by column; if there is no room for all columns, the one named by the address, or else the first
 * non-empty one.
 */
export function PipelinePage() {
  const t = useTranslate()
  const [address, setAddress] = useSearchParams()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  const { data, error } = useQuery({
    queryKey: ['pipeline', 'figures'],
    queryFn: async () => (await staffCall(readPipelineFigures)).data,
  })
  const figuresOf = (column: Column) => data?.find((one) => one.column === column)
  const named = pipelineColumns.find((column) => column === address.get('column'))
  const filled = data && (data.find(({ count }) => count > 0)?.column ?? 'enquiries')
  const chosen = named ?? filled
  return (
    <Screen error={error} heading={t('resources.pipeline.name')} lead={t('pipeline.lead')}>
      {isNarrow && <Choice chosen={chosen} figuresOf={figuresOf} onChoose={(column) => setAddress({ column })} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', lg: `repeat(${pipelineColumns.length}, minmax(0, 1fr))` },
          alignItems: 'start',
        }}
      >
        {pipelineColumns
          .filter((column) => !isNarrow || column === chosen)
          .map((column) => (
            <PipelineColumn column={column} figures={figuresOf(column)} key={column} />
          ))}
      </Box>
    </Screen>
  )
}

const countOf = (figures: Figures | undefined) => figures && countedRows(figures.count, summedAtMost)

type ChoiceProps = {
  chosen: Column | undefined
  figuresOf: (column: Column) => Figures | undefined
  onChoose: (column: Column) => void
}

function Choice({ chosen, figuresOf, onChoose }: ChoiceProps) {
  const t = useTranslate()
  return (
    <Stack aria-label={t('pipeline.choose')} direction="row" role="group" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {pipelineColumns.map((column) => (
        <Chip
          aria-pressed={column === chosen}
          clickable
          color={column === chosen ? 'primary' : 'default'}
          component="button"
          key={column}
          label={[t(`pipeline.columns.${column}`), countOf(figuresOf(column))].join(' ').trim()}
          onClick={() => onChoose(column)}
          variant={column === chosen ? 'filled' : 'outlined'}
        />
      ))}
    </Stack>
  )
}
