import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useAction } from '../../shared/use-action.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'

type KeptFileProps = Pick<FieldProps, 'name' | 'path'> & {
  send: (file: File) => Promise<{ data: { url: string } }>
  accept: string
  isThere: boolean
  onKept: (url: string, file: File) => void | Promise<void>
  onRemove?: () => void
  children: ReactNode
}

/** A file that the shop keeps: shown, uploaded, replaced, taken away. */
export function KeptFile({ name, path, send, accept, isThere, onKept, onRemove, children }: KeptFileProps) {
  const t = useTranslate()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const input = useRef<HTMLInputElement>(null)
  const { run, isRunning } = useAction()
  const fault = faults.get(path)

  async function keep(file: File) {
    const { data } = await send(file)
    await onKept(data.url, file)
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
          <Button disabled={isRunning} onClick={() => input.current?.click()} size="small" variant="outlined">
            {t(isThere ? 'writings.otherFile' : 'writings.chooseFile')}
          </Button>
          {isThere && onRemove && (
            <Button color="secondary" onClick={onRemove} size="small">
              {t('writings.remove')}
            </Button>
          )}
          <input
            accept={accept}
            aria-label={`${t('writings.chooseFile')}: ${label}`}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void run(() => keep(file))
            }}
            ref={input}
            type="file"
          />
        </Stack>
      )}
    </Stack>
  )
}
