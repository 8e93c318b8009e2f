/** Where browsers get public files that never change: the address of a CDN, or empty for the shop itself. */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['assets'] ?? '')

/** For the server, once, before the first page. Browsers read it from the page: `<html data-assets>`. */
export function setAssetsUrl(url: string): void {
  base = url
}

export const assetsUrl = () => base

const unchanging = /^\/(?:assets|media)\//

/** The address of a picture, model, film, font or sheet; other addresses stay as they are. */
export function assetUrl(path: string): string {
  return base !== '' && unchanging.test(path) ? base + path : path
}

/** The same for readers that know no page to start from, such as search engines. */
export function wholeAssetUrl(path: string, publicUrl: string): string {
  return (base || publicUrl) + path
}
