import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterProjects } from '@fitout/contract/projects.ts'
import { type Langs, type LocalisedText, localisedText, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { pictureIn } from '../catalogue/picture-in.ts'

export type ProjectCard = Answer<typeof filterProjects>['data'][number]

/** The fields of a project shown in a list, in one language. */
export type ProjectCardView = Langs<'title'> & {
  id: string
  slug: string
  title: string
  cover: PictureView
  /** Style and location, if known. */
  labels: LocalisedText[]
  /** Saleable area in square feet. */
  area: number | undefined
}

export function projectCardView(card: ProjectCard, locale: Locale): ProjectCardView {
  const { _id, slug, title, cover, style, place, district, saleable_area: area } = card
  return {
    id: _id,
    slug: inLocale(slug, locale),
    ...localised({ title }, locale),
    // The title describes it; the picture's own text is on the project page.
    cover: { ...pictureIn(cover, locale), alt: '' },
    labels: [localisedText(style?.title, locale), localisedText(place ?? district?.title, locale)],
    area: area?.sqft,
  }
}
