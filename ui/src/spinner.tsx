import { classNames } from './class-names.ts'

/** Decorative beside a text about what is loading; on its own it needs a `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-flex items-center justify-center', className)}
    >
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border border-current border-e-transparent"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
