import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import type { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'

export type PortfolioDraft = Answer<typeof showPortfolioDraft>['data']
export type PortfolioPicture = PortfolioDraft['pictures'][number]

export const pictureRoles = ['none', 'show', 'before', 'after'] as const
export type PictureRole = (typeof pictureRoles)[number]
export type Roles = Record<string, PictureRole>

/** The request: the pictures in order, and before-and-after pairs in order of selection. Undefined if they do not pair up. */
export function choiceOf(
  pictures: readonly PortfolioPicture[],
  roles: Roles,
): BodyInput<typeof beginPortfolioDraft> | undefined {
  const withRole = (role: PictureRole) => pictures.filter(({ _id: id }) => roles[id] === role).map(({ _id: id }) => id)
  const [before, after] = [withRole('before'), withRole('after')]
  // The picture after the works is also a picture of the project.
  const picture_ids = [...withRole('show'), ...after]
  if (before.length !== after.length || picture_ids.length === 0) return undefined
  return { picture_ids, comparisons: before.map((before_id, at) => ({ before_id, after_id: after[at] ?? before_id })) }
}

export function addressOfPicture(renovationId: string, { _id: id, report_id: report }: PortfolioPicture): string {
  return report
    ? `/api/admin/site/renovations/${renovationId}/site-reports/${report}/pictures/${id}`
    : `/api/admin/renovations/${renovationId}/files/${id}`
}
