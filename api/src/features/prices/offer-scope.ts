import {
  type LineInProgress,
  type OfferMinimum,
  type OfferMissing,
  type OfferScope,
  remaining,
  sum,
} from './price-line.ts'

export function isInScope(
  line: Pick<LineInProgress, 'productId' | 'categoryIds' | 'isCustom'>,
  scope: OfferScope,
): boolean {
  if (line.isCustom) return false
  const names = (productIds: readonly string[], categoryIds: readonly string[]) =>
    productIds.includes(line.productId) || line.categoryIds.some((category) => categoryIds.includes(category))
  if (names(scope.excludedProductIds, scope.excludedCategoryIds)) return false
  const namesAll = scope.productIds.length === 0 && scope.categoryIds.length === 0
  return namesAll || names(scope.productIds, scope.categoryIds)
}

/** What the lines in scope lack to reach a minimum; undefined if they reach it. */
export function missingOf(minimum: OfferMinimum, inScope: readonly LineInProgress[]): OfferMissing | undefined {
  const spend = Math.max(0, (minimum.spend ?? 0) - sum(inScope.map(remaining)))
  const quantity = Math.max(0, (minimum.quantity ?? 0) - sum(inScope.map((line) => line.quantity)))
  return spend > 0 || quantity > 0 ? { spend, quantity } : undefined
}
