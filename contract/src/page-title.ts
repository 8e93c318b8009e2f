/** The title of a page as browsers and search engines show it, with the studio's name once. */
export function pageTitleOf(title: string, studio: string | undefined): string {
  return !studio || title.includes(studio) ? title : `${title} · ${studio}`
}
