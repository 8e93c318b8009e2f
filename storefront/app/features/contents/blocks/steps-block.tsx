import type { BlockOf } from '../content-view.ts'

export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="bg-sand">
      <div className="page py-section">
        <h2 className="max-w-measure font-display text-heading">{block.title}</h2>
        <ol className="mt-block grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {block.steps.map((step, index) => (
            <li key={step.title} className="border-t border-ink pt-5">
              <span aria-hidden="true" className="font-display text-title text-muted tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-6 font-display text-title lg:mt-12">{step.title}</h3>
              <p className="mt-3 text-small text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
