import { assetUrl } from './asset-url.ts'
import { classNames } from './class-names.ts'
import { revealOnce } from './reveal-once.ts'

/** A picture of the shop, with texts already in the reader's language. */
export type PictureView = {
  url: string
  width: number
  height: number
  widths: number[]
  colour: string
  /** The point that a crop keeps visible, in hundredths; the middle if omitted. */
  focus?: { x: number; y: number } | undefined
  alt: string
  /** The full addresses of a picture available in a few forms only; `url` is then unused. */
  forms?: { url: string; width: number }[]
  /** The `lang` of its texts, if not the page's. */
  langs?: { alt?: string }
}

const ratios = {
  own: 'picture',
  fill: 'picture-fill',
  room: 'picture-room',
  square: 'picture-square',
  portrait: 'picture-portrait',
  wide: 'picture-wide',
  /** The size is defined by the style sheet of its place. */
  placed: undefined,
} as const

type Props = {
  picture: PictureView
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string
  /** The smallest and the largest width of the box in device pixels; other widths are not offered. */
  fitting?: readonly [from: number, to: number]
  ratio?: keyof typeof ratios
  /** For the first visible picture: loaded immediately and with priority. */
  priority?: boolean
  isDecorative?: boolean
  /** Fades in when it first comes into view. */
  reveals?: boolean
  fit?: 'cover' | 'contain'
  className?: string
  imageClassName?: string
}

export function Picture(props: Props) {
  const {
    picture,
    sizes,
    fitting,
    ratio = 'own',
    priority = false,
    isDecorative,
    reveals,
    fit = 'cover',
    className,
    imageClassName,
  } = props
  const { width, height, forms } = picture
  const url = assetUrl(picture.url)
  const widths = fitting ? fittingWidths(picture.widths, fitting) : picture.widths
  // For the few browsers that do not support AVIF; the others never request it.
  const plain = widths.find((size) => size >= 960) ?? widths.at(-1) ?? width
  return (
    <picture
      ref={reveals ? revealOnce : undefined}
      className={classNames(ratios[ratio], reveals && 'reveals', className) || undefined}
      style={{ background: fit === 'cover' ? picture.colour : undefined }}
    >
      {!forms && (
        <source type="image/avif" srcSet={widths.map((size) => `${url}/${size}.avif ${size}w`).join()} sizes={sizes} />
      )}
      <img
        src={forms?.at(-1)?.url ?? `${url}/${plain}.jpg`}
        srcSet={forms?.map((form) => `${form.url} ${form.width}w`).join(', ')}
        sizes={forms && sizes}
        {...(ratio !== 'placed' && { width, height })}
        alt={isDecorative ? '' : picture.alt}
        lang={isDecorative ? undefined : picture.langs?.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        className={classNames(fit === 'contain' && 'object-contain', imageClassName) || undefined}
      />
    </picture>
  )
}

/** From the smallest width that suffices for the smallest box to the smallest that suffices for the largest. */
function fittingWidths(widths: number[], [from, to]: readonly [number, number]): number[] {
  const first = widths.findIndex((width) => width >= from)
  const last = widths.findIndex((width) => width >= to)
  return widths.slice(first === -1 ? -1 : first, last === -1 ? undefined : last + 1)
}
