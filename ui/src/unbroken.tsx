const compound = /(\p{L}+(?:-\p{L}+)+)/u
/** A longer one would leave more of its line empty than the break disturbs. */
const longest = 12

/** A heading in which "fit-out" stays in one line: a browser would break at its hyphen. */
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
