import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { picture } from '../../database/picture-column.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

/** The rows of a project in other tables. */
export type ProjectPartRows = {
  pictures: {
    picture: PictureRow
    alt: Words
    caption: Words
    room_type: string | null
    hotspots: { product_id: string; x: number; y: number }[]
  }[]
  comparisons: { before: PictureRow; before_alt: Words; after: PictureRow; after_alt: Words; caption: Words }[]
  videos: {
    title: Words
    transcript: Words
    file: string
    seconds: number
    picture: PictureRow
    picture_alt: Words
  }[]
}

/** The columns of `ProjectPartRows`, of a project `p`. */
export const partColumns = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('picture', ${picture('pp.picture_id')}, 'alt', pp.alt,
      'caption', pp.caption, 'room_type', pp.room_type, 'hotspots', (
        select coalesce(jsonb_agg(jsonb_build_object('product_id', h.product_id, 'x', h.x, 'y', h.y)
          order by h.x, h.y), '[]')
        from project_hotspots h where h.project_id = p.id and h.picture_position = pp.position)
    ) order by pp.position), '[]') from project_pictures pp where pp.project_id = p.id) as pictures,
  (select coalesce(jsonb_agg(jsonb_build_object('before', ${picture('c.before_picture_id')},
      'before_alt', c.before_alt, 'after', ${picture('c.after_picture_id')}, 'after_alt', c.after_alt,
      'caption', c.caption) order by c.position), '[]')
    from project_comparisons c where c.project_id = p.id) as comparisons,
  (select coalesce(jsonb_agg(jsonb_build_object('title', v.title, 'transcript', v.transcript, 'file', v.file,
      'seconds', v.seconds, 'picture', ${picture('v.picture_id')}, 'picture_alt', v.picture_alt
    ) order by v.position), '[]') from project_videos v where v.project_id = p.id) as videos`
