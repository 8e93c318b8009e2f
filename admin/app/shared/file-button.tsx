import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

type FileButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  accept: string
  label: string
  isRunning: boolean
  isMultiple?: boolean
  onChoose: (file: File, others: File[]) => void
}

/** Chooses a file. A button opens the input, since a label may not have the role of a button. */
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
          // So that the same file can be chosen again after it was corrected.
          target.value = ''
          if (file) onChoose(file, others)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
