/** Limits that API and browser share. The API reference states them. */
export const maximumQuantity = 99
export const maximumCartLines = 100
export const wishlistItemsAtMost = 200
export const uploadMaximumBytes = 10 * 1024 * 1024
export const uploadMaximumPixels = 40_000_000
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** The format of a floor plan that is not a picture. */
export const planType = 'application/pdf'
/** Small, because a 3D model is downloaded whole before it can be viewed. */
export const modelMaximumBytes = 20 * 1024 * 1024
/** A film of a project: two minutes from a phone, or five minutes compressed. */
export const filmMaximumBytes = 100 * 1024 * 1024
export const tokenMaximumAgeSeconds = 1800
export const longestComment = 1000
export const picturesWithTextAtMost = 5
/** Files of one enquiry. */
export const floorPlansAtMost = 3
export const photosAtMost = 8
/** A file of products or customers from another shop. */
export const importFileMaximumBytes = 100 * 1024 * 1024
/** A ZIP of pictures for such a file. There can be several. */
export const importPicturesMaximumBytes = 500 * 1024 * 1024

/**
 * The number of rows up to which staff lists, which may have a million rows, are counted; a larger total only says that there
 * are more.
 */
export const countedAtMost = 10_000
