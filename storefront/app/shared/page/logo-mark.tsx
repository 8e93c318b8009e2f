import { Picture, type PictureView } from '@fitout/ui/picture.tsx'

type Props = {
  logo: { title: string; langs?: { title?: string }; picture?: PictureView | undefined }
  /** The height in CSS pixels. */
  height: number
  priority?: boolean
}

/** The studio's logo, or its name if there is none. */
export function LogoMark({ logo, height, priority = false }: Props) {
  const { title, langs, picture } = logo
  if (!picture) return <span lang={langs?.title}>{title}</span>
  const width = Math.round((height * picture.width) / picture.height)
  const named = picture.alt ? picture : { ...picture, alt: title, langs: { alt: langs?.title } }
  return (
    <span className="logo-picture" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
      <Picture
        picture={named}
        sizes={`${width}px`}
        fitting={[width, width * 3]}
        ratio="fill"
        fit="contain"
        priority={priority}
        imageClassName="object-left"
      />
    </span>
  )
}
