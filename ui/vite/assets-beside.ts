type Host = { hostType: 'js' | 'css' | 'html'; ssr: boolean }

/**
 * Makes built files refer to each other by relative paths, so that they work from a CDN as well as from the shop; for
 * `renderBuiltUrl`. `ofScripts` tells which files a script may refer to this way: an address that the server writes into pages
 * must be the same on both sides.
 */
export function assetsBeside(ofScripts: RegExp) {
  return (file: string, { hostType, ssr }: Host): { relative: true } | undefined =>
    !ssr && (hostType === 'css' || (hostType === 'js' && ofScripts.test(file))) ? { relative: true } : undefined
}
