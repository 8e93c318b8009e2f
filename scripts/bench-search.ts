import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { idFromKey } from '../api/src/database/new-id.ts'
import { posts } from '../api/database/seed/journal/posts.ts'
import { seed } from '../api/database/seed/seed.ts'
import { createApp } from '../api/src/app.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { type Context, createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { savePost } from '../api/src/features/posts/save-post.ts'
import { openShopDatabase } from './database.ts'
import { runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'

const products = 5000
const articles = 1000
const rounds = 12
const aimMilliseconds = 150

/** Typical input of the search box: one to four characters, both scripts, Latin words, a code, typos, and nothing. */
const keywords =
  '梳化 沙发 燈 吊燈 餐枱 餐桌 橡木 裝修 装修 度尺 廚房 沙田 觀塘 浴室漏水 報價 sofa couch lamp oak wardrob pendent LUM-SOF-01 ＬＥＤ qzxv'.split(
    ' ',
  )

/** `npm run bench:search`: the time of suggestions in a full shop, against the yardstick of an empty query there. */
await runCommand(async (lifetime) => {
  const dataDir = resolve(readConfig(process.env).dataDir, 'bench-search')
  await mkdir(dataDir, { recursive: true })
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' })
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  await step(`Filling in ${products} products`, () => seed(context, { products }))
  await step(`Filling in ${articles} articles`, () => fillJournal(context))
  const app = createApp(context)

  let count = 0
  const ask = async (keyword: string) => {
    count += 1
    // A different address each time, so that no answer is cached.
    const query = new URLSearchParams({ keyword, locale: 'zh', per_group: '4', unkept: String(count) })
    const answer = await app.fetch(new Request(`${config.publicUrl}/api/search?${query}`), { internal: true })
    if (!answer.ok) throw new Error(`${keyword}: ${answer.status}`)
    return (await answer.text()).length
  }
  await ask('門')
  const asked = Array.from({ length: rounds }, () => keywords).flat()
  const search = await step(`Asking ${asked.length} times`, () => timesOf(asked, ask))
  const yardstick = await timesOf(asked, () => context.db.selectFrom('stores').select('id').limit(1).execute())
  const result = {
    products,
    articles,
    milliseconds: { p50: part(search, 0.5), p95: part(search, 0.95), aim: aimMilliseconds },
    yardstick_p95: part(yardstick, 0.95),
    ratio: part(search, 0.95) / part(yardstick, 0.95),
  }
  await writeFile(join(dataDir, '..', 'bench-search.json'), `${JSON.stringify(result, undefined, 2)}\n`)
  console.log(JSON.stringify(result, undefined, 2))
  note(part(search, 0.95) <= aimMilliseconds ? 'The aim is met.' : 'Short of the aim.')
})

async function fillJournal({ db, clock }: Context): Promise<void> {
  const { count } = await db
    .selectFrom('posts')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: Math.ceil(articles / posts.length) }, () => posts).flat()
  for (const [number, post] of copies.slice(Number(count), articles).entries()) {
    const { key, title, excerpt, body, author, tags } = post
    const copy = { key: `${key}-${number}`, title, excerpt, body, author, tags, picture: null, categoryIds: [] }
    const rest = { id: idFromKey(`post ${copy.key}`), status: 'ACTIVE', rank: 0, publishedAt: new Date(0) } as const
    await savePost(db, { ...copy, ...rest }, clock.now())
  }
}

async function timesOf(items: string[], work: (item: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const item of items) {
    const from = performance.now()
    await work(item)
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)
}

function part(sorted: number[], share: number): number {
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
}
