export const areaUnits = ['sqft', 'sqm'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** 1 foot is 0.3048 m exactly, by definition. */
const squareMetresInSquareFoot = 0.3048 ** 2

/** To the nearest whole square foot, in which Hong Kong states saleable areas. */
export function inSquareFeet(area: number, unit: AreaUnit): number {
  return unit === 'sqft' ? Math.round(area) : Math.round(area / squareMetresInSquareFoot)
}

/** To one decimal of a square metre. */
export function inSquareMetres(squareFeet: number): number {
  return Math.round(squareFeet * squareMetresInSquareFoot * 10) / 10
}
