import { redirect } from 'react-router'

/** A slug is decoration: an address with another one, or none, moves to the right one, its query kept. */
export function redirectToRightSlug(url: URL, rightPath: string): void {
  if (decoded(url.pathname) !== decoded(rightPath)) throw redirect(rightPath + url.search, 301)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
