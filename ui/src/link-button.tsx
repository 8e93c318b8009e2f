import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

type Props<Link extends ElementType> = ButtonLook & { as?: Link } & Omit<
    ComponentPropsWithoutRef<Link>,
    'as' | keyof ButtonLook
  >

/** A link that looks like a button; `as` takes the router's link. */
export function LinkButton<Link extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  className,
  ...rest
}: Props<Link>) {
  const Anchor: ElementType = as ?? 'a'
  return <Anchor {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
