import type { BlockOf } from '../content-view.ts'
import { StepDrawing } from './step-drawing.tsx'

export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="bg-sand">
      <div className="page py-section">
        <h2 lang={block.langs?.title} className="max-w-measure font-display text-heading">
          {block.title}
        </h2>
        <ol className="mt-block grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
          {block.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_1fr] border-t border-ink pt-5 sm:grid-cols-1 sm:content-start"
            >
              <span aria-hidden="true" className="font-display text-title text-muted tabular-nums">
                {index + 1}
              </span>
              <div className="sm:mt-6">
                {step.drawing && (
                  <div className="mb-6 sm:mb-8">
                    <StepDrawing name={step.drawing} />
                  </div>
                )}
                <h3 lang={step.langs?.title} className="font-display text-title">
                  {step.title}
                </h3>
                <p lang={step.langs?.text} className="mt-3 max-w-phrase text-small text-muted">
                  {step.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
