import { beginImport, listImports } from '@fitout/contract/staff/imports.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { BeginDialog, type BeginDraft } from './begin-dialog.tsx'
import { isWorking, useStatusOf } from './use-status.ts'

/** Files of a former shop: products and customers. */
export function ImportsPage() {
  const t = useTranslate()
  const statusOf = useStatusOf()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [isBeginning, setBeginning] = useState(false)
  const queue = useQueue(listImports, {}, { isWatched: ({ data }) => data.some(isWorking) })
  const begin = ({ file, ...query }: BeginDraft) =>
    run(async () => {
      const { data } = await staffCall(beginImport, { file, query: { ...query, name: file.name.slice(-200) } })
      void navigate(`/imports/${data._id}`)
    })
  return (
    <>
      <ListScreen
        beside={
          <Button onClick={() => setBeginning(true)} variant="contained">
            {t('imports.choose')}
          </Button>
        }
        columns={[
          { label: t('imports.file'), render: ({ file_name: name }) => name },
          { label: t('imports.format'), render: ({ format }) => t(`imports.formats.${format}`) },
          { label: t('imports.status'), render: statusOf },
          {
            label: t('imports.by'),
            render: (row) => t('imports.byAt', { name: row.staff_name, at: showTime(row.created_at) }),
          },
        ]}
        heading={t('imports.title')}
        lead={t('imports.lead')}
        none={t('imports.none')}
        queue={queue}
        short={{
          renderTitle: ({ file_name: name }) => name,
          renderFacts: (row) => [t(`imports.formats.${row.format}`), statusOf(row)].join(' · '),
        }}
        to={({ _id: id }) => `/imports/${id}`}
      />
      {isBeginning && <BeginDialog isRunning={isRunning} onBegin={begin} onClose={() => setBeginning(false)} />}
    </>
  )
}
