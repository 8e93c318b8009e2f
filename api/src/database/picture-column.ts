import { sql } from 'kysely'

/** The public picture to which a column refers, as a `PictureRow`. */
export const picture = (column: string) =>
  sql`(select jsonb_build_object('id', pi.id, 'width', pi.width, 'height', pi.height, 'widths', pi.widths,
    'colour', pi.colour, 'focus', pi.focus) from pictures pi where pi.id = ${sql.ref(column)})`
