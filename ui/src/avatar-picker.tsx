import Camera from 'lucide-react/icons/camera'
import { type ComponentProps, useRef } from 'react'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { FieldError, FieldHint, useControl } from './field.tsx'
import { Spinner } from './spinner.tsx'
import { useObjectUrl } from './use-object-url.ts'

type Props = {
  label: string
  name: string
  /** The stored picture. */
  picture?: string
  /** The chosen picture, not stored yet. */
  file: File | null
  onChange: (file: File | null) => void
  onRemove?: () => void
  words: { choose: string; remove: string; sending: string }
  hint?: string
  error?: string
  isSending?: boolean
} & Pick<ComponentProps<'input'>, 'accept'>

/** Chooses a profile picture, with a preview in its circle. */
export function AvatarPicker(props: Props) {
  const { label, name, picture, file, onChange, onRemove, words, hint, error, isSending = false, accept } = props
  const control = useControl({ label, hint, error })
  const input = useRef<HTMLInputElement>(null)
  const preview = useObjectUrl(file)

  function remove() {
    if (input.current) input.current.value = ''
    if (file) onChange(null)
    else onRemove?.()
    input.current?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <label
        className="group relative cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2
          has-focus-visible:outline-clay has-disabled:cursor-progress"
      >
        <Avatar name={name} picture={preview ?? picture} size="large" isDecorative />
        <span
          aria-hidden="true"
          className="absolute end-0 bottom-0 flex size-9 items-center justify-center rounded-full border border-stone bg-paper
            transition-colors group-hover:border-ink group-active:bg-sand"
        >
          {isSending ? <Spinner /> : <Camera size={16} strokeWidth={1.5} />}
        </span>
        <span className="sr-only">{label}</span>
        <input
          ref={input}
          id={control.id}
          type="file"
          accept={accept}
          disabled={isSending}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          className="absolute inset-0 size-full cursor-[inherit] rounded-full opacity-0"
        />
      </label>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => input.current?.click()} isBusy={isSending}>
            {isSending ? words.sending : words.choose}
          </Button>
          {(file ?? (picture && onRemove)) && !isSending && (
            <Button variant="quiet" onClick={remove}>
              {words.remove}
            </Button>
          )}
        </div>
        <FieldHint id={control.hintId}>{hint}</FieldHint>
        <FieldError id={control.errorId}>{error}</FieldError>
      </div>
    </div>
  )
}
