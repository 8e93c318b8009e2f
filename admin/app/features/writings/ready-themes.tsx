import { type Look, type ReadyTheme, readyThemeNames, readyThemes } from '@fitout/contract/themes.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { ReadyChoice, ReadyChoices } from './ready-choice.tsx'
import type { Written } from './writing-calls.ts'

type Props = { value: Written; onChange: (value: Written) => void; isDisabled: boolean }

/** Complete themes to start from: one press sets colours, fonts, corners, density and the opening of the home page. */
export function ReadyThemes({ value, onChange, isDisabled }: Props) {
  const t = useTranslate()
  return (
    <ReadyChoices label={t('writings.themes')}>
      {readyThemeNames.map((name) => (
        <ReadyChoice
          isChosen={isLook(value, name)}
          isDisabled={isDisabled}
          key={name}
          name={t(`writings.readyThemes.${name}.name`)}
          onChoose={() => onChange({ ...value, ...structuredClone(readyThemes[name]) })}
          text={t(`writings.readyThemes.${name}.text`)}
        >
          <Miniature look={readyThemes[name]} />
        </ReadyChoice>
      ))}
    </ReadyChoices>
  )
}

function isLook(value: Written, name: ReadyTheme): boolean {
  const { palette, ...shape } = readyThemes[name]
  const own = (value['palette'] ?? {}) as Record<string, unknown>
  return (
    Object.entries(shape).every(([part, one]) => value[part] === one) &&
    Object.entries(palette).every(([colour, one]) => own[colour] === one)
  )
}

const radius = { square: 0, slight: 2, round: 10 }
/** Positions within 100 by 64: the room, its text, the action. */
const openings = {
  sheet: { room: [0, 8, 100, 56], words: [0, 40, 52, 24] },
  beside: { room: [40, 8, 60, 56], words: [0, 8, 40, 56] },
  framed: { room: [6, 32, 88, 32], words: [0, 8, 100, 24] },
} as const

/** A miniature of the opening of the home page in a theme. */
function Miniature({ look: { palette, corners, home } }: { look: Look }) {
  const { room, words } = openings[home]
  const [x, y, , height] = words
  const r = radius[corners] / 3
  const foot = y + height
  return (
    <svg aria-hidden="true" style={{ display: 'block', width: '100%', background: palette.paper }} viewBox="0 0 100 64">
      <path d="M6 4h14M70 4h6M80 4h6M90 4h4" stroke={palette.ink} strokeWidth="1.2" />
      <rect
        fill={palette.accent}
        height={room[3]}
        opacity="0.35"
        rx={home === 'framed' ? r * 1.5 : 0}
        width={room[2]}
        x={room[0]}
        y={room[1]}
      />
      <rect fill={palette.paper} height={height} width={words[2]} x={x} y={y} />
      <path d={`M6 ${foot - 16}h26M6 ${foot - 12}h18`} stroke={palette.ink} strokeWidth="2" />
      <rect fill={palette.accent} height="5" rx={r} width="16" x="6" y={foot - 8} />
    </svg>
  )
}
