import { classNames } from './class-names.ts'

/** A placeholder for loading content, which it should match in size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sand', className)} />
}

const lineWidths = ['w-full', 'w-11/12', 'w-full', 'w-4/5']

/** A placeholder for text, with the expected number of lines. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-3', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          className={`h-3.5 ${index === lines - 1 && lines > 1 ? 'w-3/5' : lineWidths[index % lineWidths.length]}`}
        />
      ))}
    </span>
  )
}

/** A placeholder for a product card. */
export function SkeletonCard() {
  return (
    <span aria-hidden="true" className="block">
      <Skeleton className="aspect-square" />
      <Skeleton className="mt-4 h-4 w-4/5" />
      <Skeleton className="mt-2.5 h-4 w-2/5" />
    </span>
  )
}
