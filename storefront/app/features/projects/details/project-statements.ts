import { wholeAssetUrl } from '@fitout/ui/asset-url.ts'
import type { ProjectPicture, ProjectView } from './project-view.ts'

type Place = { publicUrl: string; address: string; creator: string; pictures: ProjectPicture[] }

/** Structured data of a project; only what the page shows too. */
export function projectStatements(project: ProjectView, { publicUrl, address, creator, pictures }: Place) {
  return {
    '@type': 'CreativeWork',
    name: project.title,
    description: project.summary,
    url: address,
    genre: project.style?.title,
    dateCreated: project.finished_on ?? String(project.year),
    material: project.materials.length > 0 ? project.materials.map(({ text }) => text) : undefined,
    locationCreated: project.place ? { '@type': 'Place', name: project.place } : undefined,
    creator: { '@type': 'HomeAndConstructionBusiness', name: creator },
    image: pictures.map(({ url, widths, caption, width, height }) => ({
      '@type': 'ImageObject',
      contentUrl: wholeAssetUrl(`${url}/${widths.at(-1)}.jpg`, publicUrl),
      caption: caption || undefined,
      width,
      height,
    })),
  }
}
