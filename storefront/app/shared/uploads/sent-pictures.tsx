type SentPicturesProps = { addresses: readonly string[]; nameOf: (number: number) => string; className: string }

/** Uploaded pictures, each a link to the picture itself. */
export function SentPictures({ addresses, nameOf, className }: SentPicturesProps) {
  if (addresses.length === 0) return null
  return (
    <ul className={`grid grid-cols-3 ${className}`}>
      {addresses.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={nameOf(index + 1)}
              loading="lazy"
              className="aspect-square w-full bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
