import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { findProductImport, listProductImports } from '@fitout/contract/staff/product-files.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { FileFaults } from '../../shared/file-faults.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { ImportReport } from './import-report.tsx'

type Import = Answer<typeof listProductImports>['data'][number]

const lookEveryMilliseconds = 2000

/** Files of many rows, which are imported by a job: their progress and outcome. */
export function ProductImports() {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['product-imports'],
    queryFn: async () => staffCall(listProductImports),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'WAITING') ? lookEveryMilliseconds : false,
  })
  if (!data || data.data.length === 0) return null
  return (
    <Stack component="section" spacing={2} sx={{ mt: 4 }}>
      <Typography component="h2" variant="h6">
        {t('productFile.imports')}
      </Typography>
      {data.data.map((one) => (
        <OneImport key={one._id} {...one} />
      ))}
    </Stack>
  )
}

function OneImport({ _id, status, rows, rows_done: done, created_at: at, staff_name: name }: Import) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const state = t(`productFile.states.${status}`, { rows, done })
  return (
    <Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
        <Typography>{`${showTime(at)} · ${name}`}</Typography>
        <Typography color="text.secondary">{state}</Typography>
        {status !== 'WAITING' && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} size="small">
            {t('productFile.show')}
          </Button>
        )}
      </Stack>
      {status === 'WAITING' && <LinearProgress aria-label={state} value={(100 * done) / rows} variant="determinate" />}
      {isOpen && <Outcome id={_id} name={showTime(at)} />}
    </Box>
  )
}

function Outcome({ id, name }: { id: string; name: string }) {
  const { data } = useQuery({
    queryKey: ['product-imports', id],
    queryFn: async () => staffCall(findProductImport, { params: { id } }),
  })
  const report = data?.data.report
  if (!report) return null
  return report.faults.length > 0 ? <FileFaults faults={report.faults} /> : <ImportReport name={name} report={report} />
}
