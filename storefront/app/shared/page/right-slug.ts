import { redirect } from 'react-router'

/** Slugs are not significant: an address with a wrong or no slug redirects to the right one, keeping its query. */
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
