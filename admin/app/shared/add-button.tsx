import { Button, type ButtonProps } from '@mui/material'
import { useFocusOnAdded } from './use-focus-on-added.ts'

type AddButtonProps = Omit<ButtonProps, 'onClick'> & { onAdd: () => void }

/** Adds an entry to a form; the focus goes to its first field. */
export function AddButton({ onAdd, ...button }: AddButtonProps) {
  const focusOnAdded = useFocusOnAdded()
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        focusOnAdded(currentTarget)
        onAdd()
      }}
    />
  )
}
