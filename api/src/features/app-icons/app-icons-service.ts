import { type AppIcon, appIcons, iconPath } from '@fitout/contract/app-icons.ts'
import { sharp } from '../../adapters/images/sharp.ts'
import { inMemory } from '../../adapters/storage/in-memory.ts'
import { keepIfRoom } from '../../adapters/storage/keep-if-room.ts'
import type { StoredObject } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { createLimiter } from '../../http/limiter.ts'
import { requireLatest } from '../configuration/configuration-service.ts'
import { findForm, pictureIdOf } from '../pictures/pictures-service.ts'

const names = Object.keys(appIcons) as AppIcon[]
const limited = createLimiter({ atOnce: 1, waiting: 20 })

/** Returns an icon by its address, drawn on first request and stored. Only icons of the published theme are drawn. */
export async function findAppIcon(context: Context, path: string): Promise<StoredObject | undefined> {
  const { theme } = await requireLatest(context)
  const name = theme.icon && names.find((one) => iconPath(theme, one) === path)
  if (!name || !theme.icon) return undefined
  const { url, widths } = theme.icon
  const picture = pictureIdOf(url)
  // Storage keys are in lower case, unlike names in addresses.
  const place = `media/icons/${picture}/${path.split('/').at(-1)}`
  const kept = await context.storage.find(place)
  if (kept) return kept
  const width = widths.find((one) => one >= appIcons[name].size) ?? widths.at(-1)
  const form = width === undefined ? undefined : await findForm(context, picture, width, 'webp')
  if (!form) return undefined
  const bytes = await limited(async () => drawIcon(await form.read(), name, theme.palette.paper))
  const drawn = inMemory(new Uint8Array(bytes), 'image/png')
  await keepIfRoom(context.storage, place, await drawn.read(), drawn.type)
  return drawn
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Draws the picture centred on the paper colour; icons of browser tabs are transparent. */
async function drawIcon(picture: Uint8Array, name: AppIcon, paper: string): Promise<Buffer> {
  const { size, filled } = appIcons[name]
  const inner = Math.round(size * filled)
  const input = await sharp(picture).resize(inner, inner, { fit: 'contain', background: clear }).png().toBuffer()
  if (name === 'favicon') return input
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: paper } })
  return ground.composite([{ input }]).removeAlpha().png().toBuffer()
}
