import { Button, type ButtonProps, FormHelperText } from '@mui/material'
import { type Ref, useId, useRef } from 'react'

type FileButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  accept: string
  label: string
  isRunning: boolean
  isMultiple?: boolean
  /** What is wrong with the choice. */
  fault?: string | undefined
  buttonRef?: Ref<HTMLButtonElement>
  onChoose: (file: File, others: File[]) => void
}

/** Chooses a file. A button opens the input, since a label may not have the role of a button. */
export function FileButton({
  accept,
  label,
  isRunning,
  isMultiple,
  fault,
  buttonRef,
  onChoose,
  ...look
}: FileButtonProps) {
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        aria-describedby={fault && faultId}
        disabled={isRunning}
        onClick={() => input.current?.click()}
        ref={buttonRef}
        variant="outlined"
        {...look}
      >
        {label}
      </Button>
      {fault && (
        <FormHelperText error id={faultId} role="alert">
          {fault}
        </FormHelperText>
      )}
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
