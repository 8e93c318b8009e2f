import { Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useAction } from '../../shared/use-action.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'

type StoredFileProps = Pick<FieldProps, 'name' | 'path'> & {
  send: (file: File) => Promise<{ data: { url: string } }>
  accept: string
  isThere: boolean
  onStored: (url: string) => void | Promise<void>
  onRemove?: () => void
  children: ReactNode
}

/** A stored file: shown, uploaded, replaced, removed. */
export function StoredFile({ name, path, send, accept, isThere, onStored, onRemove, children }: StoredFileProps) {
  const t = useTranslate()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const { run, isRunning } = useAction()
  const fault = faults.get(path)

  async function keep(file: File) {
    const { data } = await send(file)
    await onStored(data.url)
  }

  return (
    <Stack aria-label={label} role="group" spacing={1} sx={{ alignItems: 'start' }}>
      <Typography color={fault === undefined ? 'text.secondary' : 'error'} component="span" variant="caption">
        {label}
        {fault !== undefined && ` · ${fault}`}
      </Typography>
      {children}
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <FileButton
            accept={accept}
            isRunning={isRunning}
            label={t(isThere ? 'writings.otherFile' : 'writings.chooseFile')}
            onChoose={(file) => void run(() => keep(file))}
            size="small"
          />
          {isThere && onRemove && (
            <Button color="secondary" onClick={onRemove} size="small">
              {t('writings.remove')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}
