const compound = /(\p{L}+(?:-\p{L}+)+)/u
/** Keeping longer words together would leave too much of the line empty. */
const longest = 12

/** Keeps hyphenated words such as "fit-out" on one line in headings, since browsers break at hyphens. */
export function Unbroken({ children }: { children: string }) {
  return children.split(compound).map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
