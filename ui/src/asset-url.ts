/** The base address of immutable public files: that of a CDN, or empty for the shop itself. */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['assets'] ?? '')

/** Called on the server, once, before the first page. Browsers read it from the page: `<html data-assets>`. */
export function setAssetsUrl(url: string): void {
  base = url
}

export const assetsUrl = () => base

const unchanging = /^\/(?:assets|media)\//

/** The full address of a picture, model, film, font or style sheet; other addresses are returned unchanged. */
export function assetUrl(path: string): string {
  return base !== '' && unchanging.test(path) ? base + path : path
}

/** The same for readers without a page to resolve against, such as search engines. */
export function wholeAssetUrl(path: string, publicUrl: string): string {
  return (base || publicUrl) + path
}
