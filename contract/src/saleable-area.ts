export const areaUnits = ['sqft', 'sqm'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** Exact: a foot is defined as 0.3048 m. */
const squareMetresInSquareFoot = 0.3048 ** 2

/** Rounded to whole square feet, the unit of saleable areas in Hong Kong. */
export function inSquareFeet(area: number, unit: AreaUnit): number {
  return unit === 'sqft' ? Math.round(area) : Math.round(area / squareMetresInSquareFoot)
}

/** Rounded to a tenth of a square metre. */
export function inSquareMetres(squareFeet: number): number {
  return Math.round(squareFeet * squareMetresInSquareFoot * 10) / 10
}
