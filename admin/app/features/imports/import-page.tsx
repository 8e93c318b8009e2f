import { findImport } from '@fitout/contract/staff/imports.ts'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { FileFaults } from '../../shared/file-faults.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useOne } from '../../shared/use-read.ts'
import { ApplyPart } from './apply-part.tsx'
import { CustomersPart } from './customers-part.tsx'
import { MappingPart } from './mapping-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { holdsCustomers, type ImportDetails, isWorking, useStatusOf } from './use-status.ts'

/** The maximum returned by the API. */
const faultsAtMost = 500

/** One file of a former shop: its preview, and the outcome. */
export function ImportPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  // Until the pictures of an uploaded archive appear.
  const [picturesBefore, setPicturesBefore] = useState<number>()
  const { data: run, error } = useOne(findImport, {
    params: { id },
    isWatched: ({ data }) => isWorking(data) || data.pictures === picturesBefore,
  })
  if (!run) return <Screen error={error} />
  const isChecked = run.status === 'CHECKED' || run.status === 'DONE'
  return (
    <Screen heading={run.file_name} lead={t(`imports.formats.${run.format}`)}>
      <Progress run={run} />
      {run.status === 'MAPPING' && <MappingPart run={run} />}
      {run.status === 'CHECKED' && <ApplyPart run={run} />}
      {isChecked && !holdsCustomers(run) && <PicturesPart onSent={() => setPicturesBefore(run.pictures)} run={run} />}
      {run.status === 'DONE' && holdsCustomers(run) && <CustomersPart run={run} />}
      {run.faults.length === faultsAtMost && (
        <Alert severity="info">{t('imports.firstFaults', { count: faultsAtMost })}</Alert>
      )}
      <Faults faults={run.faults.filter((one) => !one.is_passed_over)} heading={t('imports.skippedRows')} />
      <Faults faults={run.faults.filter((one) => one.is_passed_over)} heading={t('imports.passedOver')} />
    </Screen>
  )
}

function Progress({ run }: { run: ImportDetails }) {
  const t = useTranslate()
  const statusOf = useStatusOf()
  const counts = (['applied', 'fine', 'here', 'faulty'] as const).filter((name) => run[name] > 0)
  const isCounted = run.status === 'CHECKING' || run.status === 'APPLYING'
  return (
    <Part heading={statusOf(run)}>
      {run.refusal !== null && <Alert severity="error">{run.refusal}</Alert>}
      {isWorking(run) && (
        <Box sx={{ mb: 2 }}>
          <LinearProgress
            aria-label={statusOf(run)}
            value={isCounted ? (100 * run.done) / Math.max(1, run.records) : 0}
            variant={isCounted ? 'determinate' : 'indeterminate'}
          />
          <Typography color="text.secondary" sx={{ mt: 1 }} variant="body2">
            {t('imports.mayLeave')}
          </Typography>
        </Box>
      )}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
        {counts.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography color="text.secondary" component="dt" variant="body2">
              {t(`imports.counts.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }} variant="h5">
              {run[name].toLocaleString()}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1 }} variant="body2">
        {t('imports.byAt', { name: run.staff_name, at: showTime(run.created_at) })}
      </Typography>
    </Part>
  )
}

function Faults({ heading, faults }: { heading: string; faults: ImportDetails['faults'] }) {
  if (faults.length === 0) return null
  return (
    <Part heading={heading}>
      <FileFaults faults={faults} />
    </Part>
  )
}
