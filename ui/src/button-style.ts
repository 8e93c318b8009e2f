import { classNames } from './class-names.ts'

/** `main` is the one action a screen is for; `plain` is every other; `quiet` stands within text; `grave` cannot be undone. */
export type ButtonVariant = 'main' | 'plain' | 'dark' | 'light' | 'quiet' | 'grave'
export type ButtonSize = 'small' | 'medium'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const variants: Record<ButtonVariant, string> = {
  main: 'bg-clay text-white hover:bg-clay-deep active:bg-clay-dark',
  plain: 'border border-ink text-ink hover:bg-ink hover:text-paper active:bg-muted active:text-paper',
  dark: 'bg-ink text-paper hover:bg-clay-deep active:bg-clay-dark',
  light: 'bg-paper text-ink hover:bg-sand active:bg-stone',
  quiet: 'line-link text-ink active:text-clay-deep',
  grave: 'border border-brick text-brick hover:bg-brick hover:text-white active:bg-brick-deep active:text-white',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 text-caption',
  medium: 'min-h-control px-7 text-small',
}

export function buttonStyle({ variant = 'plain', size = 'medium', wide = false }: ButtonLook = {}): string {
  const shape =
    variant === 'quiet'
      ? 'inline-flex min-h-target items-center gap-2 text-small'
      : `inline-flex items-center justify-center gap-2.5 rounded-sm py-2 text-center font-medium ${sizes[size]}`
  return classNames(
    shape,
    variants[variant],
    'transition-colors disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-not-allowed',
    wide && 'w-full',
  )
}
