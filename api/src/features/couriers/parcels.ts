/** The box of one unit. An unknown dimension counts as unlimited. */
export type Parcel = { grams: number | null; lengthMm: number | null; widthMm: number | null; heightMm: number | null }

export type ParcelLimits = { maxGrams: number | null; maxSideMm: number | null; maxSumMm: number | null }

/** Whether a courier or pick-up point accepts the box. Limits apply per box, since every unit is packed separately. */
export function takesParcel(limits: ParcelLimits, parcel: Parcel): boolean {
  const sides = [parcel.lengthMm, parcel.widthMm, parcel.heightMm].map((side) => side ?? Infinity)
  return (
    (limits.maxGrams === null || (parcel.grams ?? Infinity) <= limits.maxGrams) &&
    (limits.maxSideMm === null || Math.max(...sides) <= limits.maxSideMm) &&
    (limits.maxSumMm === null || sides.reduce((sum, side) => sum + side, 0) <= limits.maxSumMm)
  )
}

type LimitColumns = { max_grams: number | null; max_side_mm: number | null; max_sum_mm: number | null }

export function takesAll(row: LimitColumns, parcels: readonly Parcel[]): boolean {
  const limits = { maxGrams: row.max_grams, maxSideMm: row.max_side_mm, maxSumMm: row.max_sum_mm }
  return parcels.every((parcel) => takesParcel(limits, parcel))
}

export function presentLimits({ max_grams, max_side_mm, max_sum_mm }: LimitColumns) {
  return { max_grams, max_side_mm, max_sum_mm }
}
