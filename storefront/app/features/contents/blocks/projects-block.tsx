import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import type { ProjectCardView } from '../../../shared/projects/project-card-view.ts'
import { ProjectGrid } from '../../../shared/projects/project-grid.tsx'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

export function ProjectsBlock({ block, projects }: { block: BlockOf<'projects'>; projects: ProjectCardView[] }) {
  if (projects.length === 0) return null
  return (
    <section className="page" data-look={block.look}>
      <SectionHeading
        title={block.title}
        lang={block.langs?.title}
        action={block.action && <BlockAction action={block.action} />}
      />
      <div className="mt-block">
        <ProjectGrid projects={projects} headingLevel={3} />
      </div>
    </section>
  )
}
