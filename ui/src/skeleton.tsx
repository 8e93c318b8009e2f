import { classNames } from './class-names.ts'

/** Holds the place of what is on its way; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sand', className)} />
}
