/** Limits that both sides know; the reference names them. */
export const maximumQuantity = 99
export const maximumCartLines = 100
export const wishlistItemsAtMost = 200
export const uploadMaximumBytes = 10 * 1024 * 1024
export const uploadMaximumPixels = 40_000_000
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** What a floor plan may come as besides pictures. */
export const planType = 'application/pdf'
/** A 3D model is downloaded whole before it can be viewed. */
export const modelMaximumBytes = 20 * 1024 * 1024
/** A film of a project: two minutes of a phone's, or five that were made smaller. */
export const filmMaximumBytes = 100 * 1024 * 1024
export const tokenMaximumAgeSeconds = 1800
export const longestComment = 1000
export const picturesWithTextAtMost = 5
/** Pictures that go with one enquiry. */
export const floorPlansAtMost = 3
export const photosAtMost = 8
/** A file of products or customers from another shop. */
export const importFileMaximumBytes = 100 * 1024 * 1024
/** A ZIP of pictures that goes with it; several may follow one another. */
export const importPicturesMaximumBytes = 500 * 1024 * 1024
