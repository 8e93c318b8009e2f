import { classNames } from './class-names.ts'

/**
 * `main` is the primary action of a screen; `plain` any other; `quiet` is for use within text; `grave` for irreversible
 * actions.
 */
export type ButtonVariant = 'main' | 'plain' | 'dark' | 'light' | 'quiet' | 'grave'
export type ButtonSize = 'small' | 'medium'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

export function buttonStyle({ variant = 'plain', size = 'medium', wide = false }: ButtonLook = {}): string {
  if (variant === 'quiet') return classNames('button-quiet', wide && 'w-full')
  return classNames(`button button-${variant}`, size === 'small' && 'button-small', wide && 'w-full')
}
