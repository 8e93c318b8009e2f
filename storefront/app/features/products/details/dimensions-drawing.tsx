import { useTranslations } from 'use-intl'

type Props = { width: number; depth: number; height: number }

const personHeight = 165
/** Smaller pieces are drawn alone: beside a person they would be a dot. */
const besidePersonFrom = 55

/** Front and side to one scale on one floor, in centimetres, from the measures of the piece. */
export function DimensionsDrawing({ width, depth, height }: Props) {
  const t = useTranslations('product')
  const hasPerson = Math.max(width, depth, height) >= besidePersonFrom
  const tallest = hasPerson ? Math.max(height, personHeight) : height
  const gap = Math.max(width, depth, tallest) * 0.2
  const sideAt = width + gap
  const personAt = sideAt + depth + gap
  const total = hasPerson ? personAt + personHeight * 0.3 : sideAt + depth
  // Letters and lines keep their size on the screen whatever the scale of the drawing.
  const unit = Math.max(total / 460, tallest / 240)
  const letters = 13 * unit
  // Under a thin side its figure is wider than the side itself.
  const right = hasPerson ? 8 * unit : Math.max(8 * unit, 34 * unit - depth / 2)
  const margin = { left: 56 * unit, right, top: 10 * unit, bottom: 44 * unit }
  const label = (value: number) => t('centimetres', { value: String(Math.round(value * 10) / 10) })
  return (
    <svg
      role="img"
      aria-label={t('drawing', { width: String(width), depth: String(depth), height: String(height) })}
      viewBox={`${-margin.left} ${-tallest - margin.top} ${total + margin.left + margin.right} ${tallest + margin.top + margin.bottom}`}
      className="h-auto max-h-80 w-full max-w-dialog text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth={unit}
    >
      <path d={`M${-margin.left / 2} 0H${total + margin.right / 2}`} className="text-control" stroke="currentColor" />
      <rect x={0} y={-height} width={width} height={height} className="fill-sand" />
      <rect x={sideAt} y={-height} width={depth} height={height} className="fill-sand" />
      {hasPerson && <Person at={personAt} unit={unit} />}
      <Measure from={[0, 18 * unit]} to={[width, 18 * unit]} unit={unit} />
      <Measure from={[sideAt, 18 * unit]} to={[sideAt + depth, 18 * unit]} unit={unit} />
      <Measure from={[-16 * unit, -height]} to={[-16 * unit, 0]} unit={unit} />
      <g stroke="none" fill="currentColor" fontSize={letters} textAnchor="middle">
        <text x={width / 2} y={36 * unit}>
          {label(width)}
        </text>
        <text x={sideAt + depth / 2} y={36 * unit}>
          {label(depth)}
        </text>
        <text x={-24 * unit} y={-height / 2} transform={`rotate(-90 ${-24 * unit} ${-height / 2})`}>
          {label(height)}
        </text>
      </g>
    </svg>
  )
}

type Point = [x: number, y: number]

function Measure({ from, to, unit }: { from: Point; to: Point; unit: number }) {
  const isLevel = from[1] === to[1]
  const tick = ([x, y]: Point) => (isLevel ? `M${x} ${y - 4 * unit}v${8 * unit}` : `M${x - 4 * unit} ${y}h${8 * unit}`)
  return (
    <path
      d={`M${from.join(' ')}L${to.join(' ')}${tick(from)}${tick(to)}`}
      className="text-muted"
      stroke="currentColor"
    />
  )
}

function Person({ at, unit }: { at: number; unit: number }) {
  return (
    <g
      transform={`translate(${at} ${-personHeight})`}
      className="text-control"
      stroke="currentColor"
      strokeWidth={unit}
    >
      <circle cx={24} cy={11} r={10.5} />
      <path d="M24 25c-13 0-18 6-18 18l3 42h5l3 80h5l2-72h0l2 72h5l3-80h5l3-42c0-12-5-18-18-18z" />
    </g>
  )
}
