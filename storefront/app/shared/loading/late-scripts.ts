/** How long a first picture that stays away may keep the scripts waiting. */
const patienceMilliseconds = 2000

/**
 * The page can be read without its scripts: they are asked for once the first picture is painted, so that on a phone's
 * connection it does not share its way with them. Takes a rendered page as React Router writes it; `lateScripts` are those
 * that come into the page as text.
 */
export function withLateScripts(page: string): { html: string; lateScripts: string[] } {
  const preloads: string[] = []
  const lateScripts: string[] = []
  const html = page
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(/(<script[^>]*) type="module" async="">(.*?)<\/script>/s, (_script, opening: string, entry: string) => {
      const script = withoutIndents(entry)
      lateScripts.push(script)
      const start = `(${startAfterFirstPicture})(${asScript(preloads)},${asScript(script)},${patienceMilliseconds})`
      return `${opening}>${start}</script>`
    })
  return { html, lateScripts }
}

/** The manifest of the routes comes laid out for readers: a third of it is blanks. */
const withoutIndents = (script: string) => script.replaceAll(/\n\s*/g, '').replaceAll('": ', '":')

const asScript = (value: string | string[]) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Runs in the browser, from its own text alone. */
function startAfterFirstPicture(preloads: string[], entry: string, patience: number): void {
  let hasStarted = false
  function start(): void {
    if (hasStarted) return
    hasStarted = true
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent: entry }))
  }
  function startAfterPaint(): void {
    requestAnimationFrame(() => setTimeout(start))
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) startAfterPaint()
  else for (const event of ['load', 'error']) picture.addEventListener(event, startAfterPaint, { once: true })
  // A page in a tab behind others is never painted.
  setTimeout(start, patience)
}
