import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '../../contract/src/locales.ts'
import { filesOf, type MessageGroup, messageGroups } from '../../contract/src/messages/message-groups.ts'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const folder = fileURLToPath(new URL('../../contract/src/messages', import.meta.url)).replaceAll('\\', '/')
const everyGroup = Object.keys(messageGroups) as MessageGroup[]

/** `virtual:messages/en/booking` exports the messages of a group in a language, `virtual:messages/en` all of them. */
export function messageModules(): Plugin {
  return {
    name: 'message-modules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale, group] = id.slice(prefix.length + 1).split('/')
      const groups = everyGroup.filter((one) => !group || one === group)
      if (!locales.includes(locale as Locale) || groups.length === 0) this.error(`There are no messages ${id.slice(1)}`)
      const files = new Map(groups.flatMap((one) => filesOf(one).map(({ file, keys }) => [file, keys])))
      const imports = [...files].map(
        ([file, keys]) => `import { ${keys.join(', ')} } from '${folder}/${locale}/${file}.ts'`,
      )
      return `${imports.join('\n')}\nexport const messages = { ${[...files.values()].flat().join(', ')} }`
    },
  }
}
