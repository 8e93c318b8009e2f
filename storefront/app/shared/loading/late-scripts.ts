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
  const html = withLeanData(page)
    .replaceAll(/"unstable_\w+":false,?/g, '')
    // The browser marks its links itself: a page has a hundred of them.
    .replaceAll(' data-discover="true"', '')
    .replace(/\(\(storageKey, restoreKey\).*?(?=<\/script>)/s, withoutSpace)
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(/(<script[^>]*) type="module" async="">(.*?)<\/script>/s, (_script, opening: string, entry: string) => {
      const script = leanManifest(entry, preloads)
      lateScripts.push(script)
      const others = preloads.filter((href) => !entry.includes(` from "${href}"`))
      const start = `(${startSource})(${asScript(others.join(' '))},${asScript(script)},${patienceMilliseconds})`
      return `${opening}>${start}</script>`
    })
  return { html, lateScripts }
}

/** The manifest of the routes comes laid out for readers, and says of each route what it has not and what the page has asked for. */
const leanManifest = (script: string, preloads: string[]) =>
  script
    .replaceAll(/\n\s*/g, '')
    .replaceAll('": ', '":')
    .replaceAll(/"has\w+":false,/g, '')
    .replaceAll(/"imports":\[([^\]]*)\]/g, (_imports, list: string) => {
      const others = list.split(',').filter((href) => !preloads.includes(href.slice(1, -1)))
      return `"imports":[${others.join()}]`
    })
    .replace(/"routes":.*/s, (routes) => routes.replaceAll(/,"(?:imports|css)":\[\]/g, ''))

const dataOpening = 'window.__reactRouterContext.streamController.enqueue('

/** The data of a page within single quotes, where its own quotes need no mark: a tenth of it were marks. */
function withLeanData(page: string): string {
  const pieces = page.split(`${dataOpening}"`)
  return pieces
    .map((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf('");</script>')
      return end === -1 ? piece : `${dataOpening}${singleQuoted(piece.slice(0, end))}${piece.slice(end + 1)}`
    })
    .join('')
}

/** Takes what stands between the double quotes of a text in a script. */
const singleQuoted = (text: string) =>
  `'${text.replaceAll(/\\(.)|'/g, (found, marked: string | undefined) => (marked === '"' ? '"' : marked ? found : String.raw`\'`))}'`

const asScript = (text: string) => singleQuoted(JSON.stringify(text).slice(1, -1)).replaceAll('<', String.raw`\u003c`)

/** Runs in the browser, from its own text alone. */
function startAfterFirstPicture(preloads: string, entry: string, patience: number): void {
  let hasStarted = false
  function start(): void {
    if (hasStarted) return
    hasStarted = true
    // React Router learns from these marks which screens lie ahead.
    for (const part of document.querySelectorAll<HTMLElement>('a[href^="/"],form[action^="/"]')) {
      part.dataset.discover = 'true'
    }
    for (const href of preloads.split(' ')) {
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

/** Of a script none of whose texts has a space beside a sign. */
const withoutSpace = (script: string) => script.replaceAll(/\s+/g, ' ').replaceAll(/ ?([(){};:,=?&|]) ?/g, '$1')

const startSource = withoutSpace(String(startAfterFirstPicture))
