import { gzipSync } from 'node:zlib'

/** What a browser loads for the home page before it is interactive, in kB after gzip. */
export async function measureSizes(url: string): Promise<{ javascript: number; css: number; fonts: number }> {
  const page = await (await fetch(url)).text()
  const addresses = (pattern: RegExp) => [
    ...new Set([...page.matchAll(pattern)].flatMap(([, address]) => address ?? [])),
  ]
  const kilobytes = async (paths: string[], isCompressed: boolean) => {
    let bytes = 0
    for (const path of paths) {
      const body = Buffer.from(
        await (await fetch(new URL(path, url), { headers: { 'Accept-Encoding': 'identity' } })).arrayBuffer(),
      )
      bytes += isCompressed ? body.length : gzipSync(body, { level: 9 }).length
    }
    return bytes / 1000
  }
  // React Router also names its list of all routes (`url`), which browsers do not load: routes are discovered one by one.
  const scripts = addresses(/(?<!"url":)["'(]((?:https?:\/\/[^"'()]+)?\/assets\/[\w./-]+\.js)["')]/g)
  // A module can import others that the page does not name; the browser fetches those too.
  for (const script of scripts) {
    const source = await (await fetch(new URL(script, url))).text()
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*"(\.\/[\w./-]+\.js)"/g)) {
      const address = new URL(path, new URL(script, url)).pathname
      if (!scripts.includes(address)) scripts.push(address)
    }
  }
  return {
    javascript: await kilobytes(scripts, false),
    css: await kilobytes(addresses(/<link[^>]+href="(\/assets\/[\w./-]+\.css)"/g), false),
    fonts: await kilobytes(addresses(/<link[^>]+href="(\/[\w./-]+\.woff2)"/g), true),
  }
}
