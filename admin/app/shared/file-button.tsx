import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

type FileButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  accept: string
  label: string
  isRunning: boolean
  isMultiple?: boolean
  onChoose: (file: File, others: File[]) => void
}

/** Chooses a file. A button opens the field: a label may not have the role of one. */
export function FileButton({ accept, label, isRunning, isMultiple, onChoose, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={isRunning} onClick={() => input.current?.click()} variant="outlined" {...look}>
        {label}
      </Button>
      <input
        accept={accept}
        aria-label={label}
        hidden
        multiple={isMultiple}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          // The same file may be chosen again, mended.
          target.value = ''
          if (file) onChoose(file, others)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
