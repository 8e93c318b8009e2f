/** What every network crops a shared link's picture to. */
export const shareImageSize = { width: 1200, height: 630 } as const
