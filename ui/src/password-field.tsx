import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { controlAttributes, controlClass, FieldFrame, type FieldProps, useControl } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    className?: string
    /** Whether password managers fill in or to generate a password. */
    autoComplete: 'current-password' | 'new-password'
    words: { show: string; hide: string }
    /** The rules for generated passwords, in the syntax of the `passwordrules` attribute. */
    rules?: string
  }

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  isLabelHidden,
  className,
  words,
  rules,
  ...input
}: Props) {
  const field = { label, hint, error, optional, isLabelHidden }
  const control = useControl(field, input.id)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...field} control={control} className={className}>
      <span className="relative block">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...(rules !== undefined && { passwordrules: rules })}
          {...input}
          {...controlAttributes(control)}
          type={isShown ? 'text' : 'password'}
          className={controlClass('h-control pe-12')}
        />
        <button
          type="button"
          aria-label={isShown ? words.hide : words.show}
          aria-controls={control.id}
          disabled={input.disabled}
          onClick={() => setIsShown(!isShown)}
          className="absolute end-0.5 top-0.5 flex size-target items-center justify-center rounded-sm text-muted
            transition-colors hover:text-ink active:text-clay-deep disabled:pointer-events-none disabled:opacity-45"
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </span>
    </FieldFrame>
  )
}
