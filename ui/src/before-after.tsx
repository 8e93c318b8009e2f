import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import { type CSSProperties, useState } from 'react'
import { Picture, type PictureView } from './picture.tsx'

type Props = {
  before: PictureView
  after: PictureView
  sizes: string
  words: {
    label: string
    before: string
    after: string
    /** The position in words: "60 % of the picture shows the room before". */
    position: (percent: number) => string
  }
}

const tag = 'pointer-events-none absolute bottom-4 rounded-sm bg-paper px-2.5 py-1 text-caption'

/** Two pictures of a room with a divider that moves by finger, mouse and arrow keys. */
export function BeforeAfter({ before, after, sizes, words }: Props) {
  const [percent, setPercent] = useState(50)
  const place = { '--at': `${percent}%` } as CSSProperties
  return (
    <div
      style={place}
      className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
    >
      <Picture picture={after} sizes={sizes} ratio="room" />
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--at))_0_0)]">
        <Picture picture={before} sizes={sizes} ratio="fill" />
      </div>
      <span className={`${tag} start-4`}>{words.before}</span>
      <span className={`${tag} end-4`}>{words.after}</span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--at) flex w-px -translate-x-1/2 items-center justify-center bg-paper"
      >
        <span className="flex size-(--size-handle) shrink-0 items-center justify-center rounded-full bg-paper text-ink shadow-float">
          <MoveHorizontal size={18} strokeWidth={1.5} />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={words.label}
        aria-valuetext={words.position(percent)}
        onChange={(event) => setPercent(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  )
}
