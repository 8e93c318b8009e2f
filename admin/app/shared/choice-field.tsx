import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'

type ChoiceFieldProps<Choice extends string> = {
  label: string
  choices: readonly Choice[]
  /** The message key under which the labels of the choices are. */
  words: string
  value: Choice | ''
  onChange: (choice: Choice) => void
  isDisabled?: boolean
  /** With an empty value at first, so that it has to be chosen. */
  isRequired?: boolean
  minWidth?: number
}

/** A choice among a few options, each with its own label. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, choices, words, value, onChange, isDisabled = false, isRequired = false, minWidth } = props
  const t = useTranslate()
  return (
    <TextField
      disabled={isDisabled}
      label={label}
      onChange={({ target }) => onChange(target.value as Choice)}
      required={isRequired}
      select
      sx={{ minWidth }}
      value={value}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(`${words}.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
