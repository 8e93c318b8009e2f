/** The longest time that a missing first picture delays the scripts. */
const patienceMilliseconds = 2000

/**
 * The page can be read without its scripts: they are requested after the first picture is painted, so that they do not compete
 * with it on a phone's connection. Takes a rendered page as React Router writes it; `lateScripts` are those inlined into the
 * page.
 */
export function withLateScripts(page: string): { html: string; lateScripts: string[] } {
  const preloads: string[] = []
  const lateScripts: string[] = []
  const html = page
    .replaceAll(/"unstable_\w+":false,?/g, '')
    // The browser marks its links itself: a page has a hundred of them.
    .replaceAll(' data-discover="true"', '')
    .replace(/\(\(storageKey, restoreKey\).*?(?=<\/script>)/s, withoutSpace)
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(/(<script[^>]*) type="module" async="">(.*?)<\/script>/s, (_script, opening: string, entry: string) => {
      const { script, start } = startOf(entry, preloads)
      lateScripts.push(script)
      return `${opening}>${start}</script>`
    })
  return { html, lateScripts }
}

type Start = { script: string; start: string }

/** Pages of one kind have the same manifest and the same preloads. */
const starts = new Map<string, Start>()
const startsAtMost = 150

function startOf(entry: string, preloads: string[]): Start {
  const key = [...preloads, entry].join('\n')
  const known = starts.get(key)
  if (known) return known
  const script = leanManifest(entry, preloads)
  const others = preloads.filter((href) => !entry.includes(` from "${href}"`))
  const start = `(${startSource})(${asScript(others.join(' '))},${asScript(script)},${patienceMilliseconds})`
  if (starts.size >= startsAtMost) starts.clear()
  starts.set(key, { script, start })
  return { script, start }
}

/**
 * Minifies the manifest of the routes, which is pretty-printed and contains absent properties, resources already requested by
 * the page, and fields that no browser reads.
 */
const leanManifest = (script: string, preloads: string[]) =>
  script
    .replaceAll(/\n\s*/g, '')
    .replaceAll('": ', '":')
    .replaceAll(/"has(?:\w+":false|DefaultExport":true),/g, '')
    .replaceAll(/"imports":\[([^\]]*)\]/g, (_imports, list: string) => {
      const others = list.split(',').filter((href) => !preloads.includes(href.slice(1, -1)))
      return `"imports":[${others.join()}]`
    })
    .replace(/"routes":.*/s, (routes) => routes.replaceAll(/,"(?:imports|css)":\[\]/g, ''))

/** The page with the data of its loaders, which the router expects in chunks; it comes in one, as the page is complete. */
export function withData(page: string, data: string, nonce: string): string {
  const end = page.lastIndexOf('</body>')
  if (end === -1 || !page.includes('window.__reactRouterContext')) return page
  const script = `(data=>{data.enqueue(${asScript(data)});data.close()})(window.__reactRouterContext.streamController)`
  return `${page.slice(0, end)}<script nonce="${nonce}">${script}</script>${page.slice(end)}`
}

/** Takes the content between the double quotes of a string in a script. */
const singleQuoted = (text: string) =>
  `'${text.replaceAll(/\\(.)|'/g, (found, marked: string | undefined) => (marked === '"' ? '"' : marked ? found : String.raw`\'`))}'`

const asScript = (text: string) => singleQuoted(JSON.stringify(text).slice(1, -1)).replaceAll('<', String.raw`\u003c`)

/** Runs in the browser from its own source, which is part of each page: its names are short. */
function startLater(links: string, code: string, patience: number): void {
  let started = false
  const { head } = document
  const add = (tag: string, own: object) => head.append(Object.assign(document.createElement(tag), own))
  const start = () => {
    if (started) return
    started = true
    // React Router discovers the next screens by these marks.
    for (const one of document.querySelectorAll<HTMLElement>('a[href^="/"],form[action^="/"]')) {
      one.dataset.discover = 'true'
    }
    for (const href of links.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', textContent: code })
  }
  const painted = () => requestAnimationFrame(() => setTimeout(start))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) painted()
  else for (const end of ['load', 'error']) picture.addEventListener(end, painted, { once: true })
  // A page in a background tab is never painted.
  setTimeout(start, patience)
}

/** For a script without strings that contain a space beside a sign. */
const withoutSpace = (script: string) => script.replaceAll(/\s+/g, ' ').replaceAll(/ ?([(){};:,=?&|]) ?/g, '$1')

const startSource = withoutSpace(String(startLater))
