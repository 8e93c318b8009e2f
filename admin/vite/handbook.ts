import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  handbookFolder,
  pageFile,
  pictureFile,
  pictureSize,
  readContents,
  readPage,
  renderPage,
} from './handbook-pages.ts'

const prefix = 'virtual:handbook/'

/** `virtual:handbook/zh`: the handbook in a language, rendered at build time, so that no parser is sent to the browser. */
export function handbook(): Plugin {
  return {
    name: 'handbook',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null
    },
    async load(id) {
      const locale = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : ''
      if (!isLocale(locale)) return null
      const { code, files } = await moduleOf(locale)
      for (const file of files) this.addWatchFile(file)
      return { code, moduleType: 'js' }
    },
  }
}

/** The module of a language; its pictures are separate files, loaded on demand. */
async function moduleOf(locale: Locale): Promise<{ code: string; files: string[] }> {
  const contents = await readContents()
  const pictures: string[] = []
  const groups = Object.entries(contents).map(async ([key, named]) => ({
    key,
    pages: await Promise.all(
      Object.entries(named).map(async ([name, screens]) => {
        const page = await readPage(locale, name)
        const html = renderPage(page, (href) => {
          const file = pictureFile(locale, href)
          // A picture that does not exist yet is left out: the shop has to be built before screenshots can be taken.
          if (!existsSync(file)) return undefined
          return { src: `@@${pictures.push(file) - 1}@@`, ...pictureSize(file) }
        })
        return { name, title: page.title, screens, html }
      }),
    ),
  }))
  const written = JSON.stringify(await Promise.all(groups))
  const code = [
    ...pictures.map((file, index) => `import picture${index} from ${JSON.stringify(`${file}?url`)}`),
    `export const groups = ${written.replaceAll(/@@(\d+)@@/g, '" + picture$1 + "')}`,
  ].join('\n')
  const pages = Object.values(contents).flatMap((named) => Object.keys(named))
  return { code, files: [join(handbookFolder, 'contents.json'), ...pages.map((name) => pageFile(locale, name))] }
}
