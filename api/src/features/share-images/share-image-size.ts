/** The aspect to which networks crop the picture of a shared link. */
export const shareImageSize = { width: 1200, height: 630 } as const
