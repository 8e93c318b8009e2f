type Host = { hostType: 'js' | 'css' | 'html'; ssr: boolean }

/**
 * Built files name each other relative to themselves, so that they work from a CDN as from the shop; for `renderBuiltUrl`.
 * `ofScripts` tells which files a script may name so: the address of one that the server writes into pages has to be the same
 * on both sides.
 */
export function assetsBeside(ofScripts: RegExp) {
  return (file: string, { hostType, ssr }: Host): { relative: true } | undefined =>
    !ssr && (hostType === 'css' || (hostType === 'js' && ofScripts.test(file))) ? { relative: true } : undefined
}
