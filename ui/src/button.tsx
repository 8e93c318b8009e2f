import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }

/** While busy it keeps its place in the order of focus, so that nobody loses where they are. */
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
