import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }

/** While busy it stays focusable, so that keyboard users keep their place. */
export function Button({ variant, size, wide, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
