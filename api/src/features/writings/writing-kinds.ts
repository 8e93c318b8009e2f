import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { wordsKinds, writtenWords } from '@fitout/contract/staff/writings.ts'
import { pathTo, type ScreenKey, screenKeys } from '@fitout/contract/storefront-paths.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import type { z } from 'zod'
import { archiveText, isTextArchived } from '../../database/archived-texts.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { listWrittenConfigurations, publishWrittenConfiguration } from '../configuration/configuration-service.ts'
import { listWrittenPages, publishContent } from '../contents/contents-service.ts'
import {
  findPostIds,
  listKnownPostWords,
  listTitlesOfPosts,
  listWrittenPosts,
  publishPost,
} from '../posts/posts-service.ts'
import { listWrittenServices, publishService } from '../products/products-service.ts'
import {
  findProjectIds,
  listKnownProjectWords,
  listTitlesOfProjects,
  listWrittenProjects,
  publishProject,
  rankAboveAll,
} from '../projects/projects-service.ts'
import { type Kind, lastAuthorOf, type Written } from './writings-queries.ts'

export type WritingKind = {
  /** The schema for publishing; undefined if the key does not exist. */
  formOf: (key: string) => z.ZodType | undefined
  /** The published content by key, as staff write it; if keys are given and there can be many, only those. */
  list: (db: Database, keys?: readonly string[]) => Promise<Map<string, object>>
  /** Titles page by page; omitted for kinds with a list that fits in memory. */
  many?: {
    titles: typeof listTitlesOfPosts
    /** Returns which of the keys are published. */
    known: (db: Database, keys: readonly string[]) => Promise<string[]>
    /** Archives one that the shop does not show, or puts it back among the hidden ones. */
    archive: (trx: Database, key: string, isArchived: boolean) => Promise<void>
    isArchived: (db: Database, key: string) => Promise<boolean>
  }
  publish: (trx: Database, key: string, data: never, now: Date) => Promise<void>
  /** The page of the shop that shows it. */
  pageOf: (key: string, locale: Locale) => string
  /** Whether staff can add new ones. */
  grows: boolean
  /** Words of other texts that recur, by field. */
  known?: (db: Database) => Promise<{ field: string; words: Words }[]>
  /** The initial content of a new text, unless the request has its own. */
  beginsWith?: (db: Database) => Promise<Written>
  /** What an empty form offers to a member of staff beyond that. */
  prefills?: (db: Database, staffId: string) => Promise<Written>
}

const archiveIn = (table: 'posts' | 'projects') => ({
  archive: async (trx: Database, key: string, isArchived: boolean) => archiveText(trx, table, key, isArchived),
  isArchived: async (db: Database, key: string) => isTextArchived(db, table, key),
})

const byId = (form: z.ZodType) => (key: string) => (isId(key) ? form : undefined)

function screenOr(home: ScreenKey, key: string, locale: Locale): string {
  const screen = screenKeys.find((name) => name === key) ?? home
  return pathTo(screen as 'home', locale)
}

/** The page that shows a configuration best. */
const seenOn: Record<keyof typeof writtenConfiguration, ScreenKey> = {
  'customer-layout': 'home',
  'customer-locales': 'home',
  'response-messages': 'result-success',
  'shop-constants': 'contact-us',
  'estimate-rates': 'estimate',
  'sorting-lists': 'products',
  'search-terms': 'search',
  theme: 'home',
  'general-holidays': 'home',
  'quotation-items': 'home',
  'quotation-terms': 'home',
}

const isConfiguration = (key: string): key is keyof typeof seenOn => Object.hasOwn(seenOn, key)

export const writingKinds: Record<Kind, WritingKind> = {
  page: {
    formOf: () => writtenWords.page,
    list: listWrittenPages,
    publish: (trx, slug, page: z.output<typeof writtenWords.page>, now) =>
      publishContent(trx, { ...page, slug, updatedOn: dayOf(now) }),
    pageOf: (slug, locale) => screenOr('home', slug, locale),
    grows: false,
  },
  post: {
    formOf: byId(writtenWords.post),
    list: listWrittenPosts,
    many: { titles: listTitlesOfPosts, known: findPostIds, ...archiveIn('posts') },
    known: listKnownPostWords,
    prefills: async (db, staffId) => {
      const author = await lastAuthorOf(db, staffId)
      return author ? { author } : {}
    },
    publish: publishPost,
    pageOf: (id, locale) => pathTo('blog', locale, { id }),
    grows: true,
  },
  project: {
    formOf: byId(writtenWords.project),
    list: listWrittenProjects,
    many: { titles: listTitlesOfProjects, known: findProjectIds, ...archiveIn('projects') },
    known: listKnownProjectWords,
    publish: publishProject,
    pageOf: (id, locale) => pathTo('project', locale, { id }),
    grows: true,
    beginsWith: async (db) => ({ rank: await rankAboveAll(db) }),
  },
  service: {
    formOf: byId(writtenWords.service),
    list: listWrittenServices,
    publish: publishService,
    pageOf: (id, locale) => pathTo('service', locale, { id }),
    grows: false,
  },
  configuration: {
    formOf: (key) => (isConfiguration(key) ? writtenConfiguration[key] : undefined),
    list: listWrittenConfigurations,
    publish: (trx, slug, data: Written) => publishWrittenConfiguration(trx, slug as keyof typeof seenOn, data),
    pageOf: (key, locale) => {
      if (key === 'response-messages') return pathTo('result-success', locale, { type: 'default' })
      return screenOr(isConfiguration(key) ? seenOn[key] : 'home', '', locale)
    },
    grows: false,
  },
}

export function isWordsKind(kind: string): kind is (typeof wordsKinds)[number] {
  return (wordsKinds as string[]).includes(kind)
}

/**
 * The title of a text; a configuration has none but its slug, which the screens translate. A draft may contain anything
 * until it is published, and must not break the list of the others.
 */
export function titleOf(data: object | undefined): Words {
  const given = data && 'title' in data ? data.title : undefined
  if (typeof given !== 'object' || given === null) return {}
  const written = new Map(Object.entries(given))
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const title: unknown = written.get(locale)
      return typeof title === 'string' ? [[locale, title]] : []
    }),
  )
}

/** The title of a text as the audit trail stores it. */
export function trailTitle(title: Words, key: string): string {
  return title.en || title.zh || title.cn || key
}

/** The day in Hong Kong. */
function dayOf(now: Date): string {
  return now.toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' })
}
