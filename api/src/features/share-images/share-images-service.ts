import { createHash } from 'node:crypto'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { catalogue as cn } from '@fitout/contract/messages/cn/catalogue.ts'
import { catalogue as en } from '@fitout/contract/messages/en/catalogue.ts'
import { catalogue as zh } from '@fitout/contract/messages/zh/catalogue.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import type { Palette } from '@fitout/contract/theme-colours.ts'
import { type findShareImage, type ShareImageKind, shareImageKinds } from '@fitout/contract/share-images.ts'
import { inMemory } from '../../adapters/storage/in-memory.ts'
import { keepIfRoom } from '../../adapters/storage/keep-if-room.ts'
import type { StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createLimiter } from '../../http/limiter.ts'
import { fillIn } from '../../words.ts'
import { requireLatest } from '../configuration/configuration-service.ts'
import { findForm, pictureIdOf } from '../pictures/pictures-service.ts'
import { drawShareImage } from './draw-share-image.ts'
import type { CardLayout, CardWords } from './lay-out-card.ts'
import { shareImageSize } from './share-image-size.ts'
import { type ShareSubject, shareSubjects } from './share-subjects.ts'

type Answer = AnswerInput<typeof findShareImage>['data']

/** Increment when the drawing changes, so that every address changes. */
const drawing = 3

const from = { zh: zh.fromPrice, cn: cn.fromPrice, en: en.fromPrice }
const titleAtMost = 200

type Picture = ShareSubject['picture']
type Plan = { layout: CardLayout; words: CardWords; picture: Picture; logo: Picture; palette: Palette; hash: string }

/** Returns the share images by language. Throws the kind's not-found code, or `not-found` for an unknown kind. */
export async function requireShareImage(context: Context, kind: string, key: string): Promise<Answer> {
  if (!isKind(kind)) throw new AppError('not-found')
  const { subject, ...frame } = await subjectIn(context, kind, key)
  const urls = locales.map((locale) => [
    locale,
    `/media/share/${kind}/${key.toLowerCase()}.${locale}.${planCard(subject, frame, locale).hash}.jpg`,
  ])
  return { url: Object.fromEntries(urls) as Words, alt: subject.picture?.alt ?? subject.title, ...shareImageSize }
}

const limited = createLimiter({ atOnce: 1, waiting: 60 })
const making = new Map<string, Promise<StoredObject | undefined>>()

export type ShareImageAddress = { kind: string; key: string; locale: Locale; hash: string }

/** Returns the share image at an address, drawn on first request and stored; undefined if the address is not valid. */
export async function findShareImageFile(
  context: Context,
  { kind, key, locale, hash }: ShareImageAddress,
): Promise<StoredObject | undefined> {
  if (!isKind(kind)) return undefined
  const place = `media/share/${kind}/${key}/${locale}-${hash}.jpg`
  const kept = await context.storage.find(place)
  if (kept) return kept
  const running = making.get(place) ?? draw(context, kind, key, locale, hash, place).finally(() => making.delete(place))
  making.set(place, running)
  return running
}

async function draw(
  context: Context,
  kind: ShareImageKind,
  key: string,
  locale: Locale,
  hash: string,
  place: string,
): Promise<StoredObject | undefined> {
  const { subject, ...frame } = await subjectIn(context, kind, key)
  const plan = planCard(subject, frame, locale)
  // Only currently published content is drawn.
  if (plan.hash !== hash) return undefined
  return limited(async () => {
    const photograph = await findPhotograph(context, plan.picture, shareImageSize.width, 'jpg')
    const logo = await findPhotograph(context, plan.logo, logoPixels, 'webp')
    const card = { ...plan, locale, colour: plan.picture?.colour ?? '', photograph, logo }
    const drawn = inMemory(new Uint8Array(await drawShareImage(card)), 'image/jpeg')
    // A picture that could not be read may be available at the next request, so the card is not stored.
    if ((photograph || !plan.picture) && (logo || !plan.logo))
      await keepIfRoom(context.storage, place, await drawn.read(), drawn.type)
    return drawn
  })
}

function isKind(kind: string): kind is ShareImageKind {
  return (shareImageKinds as readonly string[]).includes(kind)
}

type Frame = { studio: Words; logo: Picture; palette: Palette }

/**
 * The content of a card with the studio's name and colours; the home page and pages without a picture use the
 * studio's own.
 */
async function subjectIn(
  context: Context,
  kind: ShareImageKind,
  key: string,
): Promise<Frame & { subject: ShareSubject }> {
  const [found, { 'customer-layout': layout, theme }] = await Promise.all([
    shareSubjects[kind](context, key),
    requireLatest(context),
  ])
  const isStudios = theme.share_image && kind === 'page' && (key === 'home' || !found.picture)
  return {
    subject: isStudios ? { ...found, picture: theme.share_image } : found,
    studio: layout.navbar.logo.title,
    logo: layout.navbar.logo.picture,
    palette: theme.palette,
  }
}

function planCard(
  { title, picture, layout, price }: ShareSubject,
  { studio, logo, palette }: Frame,
  locale: Locale,
): Plan {
  const words: CardWords = {
    studio: inLocale(studio, locale),
    title: inLocale(title, locale).slice(0, titleAtMost),
    ...(price && {
      price: price.isRange ? fillIn(from[locale], { price: formatDollars(price.from) }) : formatDollars(price.from),
      ...(price.original > price.from && { originalPrice: formatDollars(price.original) }),
    }),
  }
  const card = { layout: picture ? layout : ('words' as const), words, picture, logo, palette }
  const shown = [drawing, locale, card.layout, words, picture?.url, picture?.colour, palette]
  const drawn = JSON.stringify(logo ? [...shown, logo.url] : shown)
  return { ...card, hash: createHash('sha256').update(drawn).digest('hex').slice(0, 16) }
}

const logoPixels = 600

async function findPhotograph(
  context: Context,
  picture: Picture,
  pixels: number,
  form: 'jpg' | 'webp',
): Promise<Uint8Array | undefined> {
  if (!picture) return undefined
  const width = picture.widths.find((one) => one >= pixels) ?? picture.widths.at(-1)
  if (width === undefined) return undefined
  return (await findForm(context, pictureIdOf(picture.url), width, form))?.read()
}
