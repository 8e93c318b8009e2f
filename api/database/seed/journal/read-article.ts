import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../seed-types.ts'

type Article = { title: Words; excerpt: Words; body: Words }

/** An article begins with its title as a heading and its excerpt as the first paragraph; the rest is its text. */
export function readArticle(key: string): Article {
  const [en, zh, cn] = (['en', 'zh', 'cn'] as const).map((locale) => readOne(`${key}.${locale}.md`))
  if (!en || !zh || !cn) throw new Error(`${key} is not written in every language`)
  const inEach = (part: keyof typeof en): Words => ({ en: en[part], zh: zh[part], cn: cn[part] })
  return { title: inEach('title'), excerpt: inEach('excerpt'), body: inEach('body') }
}

function readOne(file: string) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const [, title, excerpt, body] = /^# (.+)\n\n(.+)\n\n([^]+)$/.exec(text) ?? []
  if (!title || !excerpt || !body) throw new Error(`${file} does not begin with a title and an excerpt`)
  return { title, excerpt, body: body.trim() }
}
