import { useState } from 'react'
import { classNames } from './class-names.ts'

const sizes = { small: 'size-9 text-caption', medium: 'size-14 text-body', large: 'size-24 text-title' } as const

type Props = {
  name: string
  /** The URL of a small square picture. */
  picture?: string
  size?: keyof typeof sizes
  /** If the name is shown beside it. */
  isDecorative?: boolean
  className?: string
}

/** A member's profile picture, or the initials if there is none or it fails to load. */
export function Avatar({ name, picture, size = 'medium', isDecorative = false, className }: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sand font-medium text-muted select-none',
        sizes[size],
        className,
      )}
    >
      {picture && picture !== broken ? (
        <img
          // A picture may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(picture)
          }}
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          onError={() => setBroken(picture)}
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const han = /\p{Script=Han}/u

/** The first character of a Chinese name; otherwise the initials of the first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.map((word) => [...word][0] ?? '')
  if (han.test(name)) return letters[0] ?? ''
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase()
}
