import { Alert, Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from './i18n.ts'
import { FileButton } from './file-button.tsx'
import { type Fault, FileFaults } from './file-faults.tsx'
import { useAction } from './use-action.ts'

type Report = { faults: Fault[]; is_applied: boolean }
type FileImportProps<Outcome extends Report> = {
  accept?: string
  /** The label of the button that applies a valid file; import by default. */
  action?: string
  send: (call: { file: File; query: { dry_run: 'true' | 'false' } }) => Promise<{ data: Outcome }>
  /** Whether the file would change anything. */
  isSomething?: (outcome: Outcome) => boolean
  /** What a valid file would do. */
  children: (outcome: Outcome, name: string) => ReactNode
}

/** Imports a file of rows: a preview first, then the import. */
export function FileImport<Outcome extends Report>({
  accept = '.csv,text/csv',
  action,
  send,
  isSomething = () => true,
  children,
}: FileImportProps<Outcome>) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [sent, setSent] = useState<{ file: File; outcome: Outcome }>()

  const name = sent?.file.name ?? ''
  const faults = sent?.outcome.faults.length ?? 0

  const read = (file: File, dry_run: 'true' | 'false') =>
    void run(async () => setSent({ file, outcome: (await send({ file, query: { dry_run } })).data }))

  function choose(file: File) {
    setSent(undefined)
    read(file, 'true')
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FileButton accept={accept} isRunning={isRunning} label={t('productFile.choose')} onChoose={choose} />
      <div role="status">
        {sent &&
          (faults > 0 ? (
            <Alert severity="error">{t('productFile.faults', { name, count: faults })}</Alert>
          ) : (
            children(sent.outcome, name)
          ))}
      </div>
      {sent && faults === 0 && !sent.outcome.is_applied && isSomething(sent.outcome) && (
        <Button disabled={isRunning} onClick={() => read(sent.file, 'false')} variant="contained">
          {action ?? t('productFile.apply')}
        </Button>
      )}
      {sent && faults > 0 && <FileFaults faults={sent.outcome.faults} />}
    </Stack>
  )
}
