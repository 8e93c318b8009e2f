import { TextField } from '@fitout/ui/text-field.tsx'

type Props = {
  label: string
  hint?: string
  value: string
  onChange: (name: string) => void
  error: string | undefined
}

/** The field in which a client signs by typing their name. */
export function TypedNameField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      name="typed_name"
      autoComplete="name"
      required
      maxLength={100}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
