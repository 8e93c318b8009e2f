import { useTranslations } from 'use-intl'
import type { ProductView } from './product-view.ts'

type Props = { width: number; depth: number; height: number; outline: ProductView['outline'] }

const personHeight = 165
const personWidth = 50
/** Smaller pieces are drawn alone: beside a person they would be a dot. */
const besidePersonFrom = 55

/** In pixels of the narrowest place: a phone's column, and the maximum height of a drawing. */
const place = { width: 320, height: 300 }
const letters = 13
const margin = { left: 46, top: 10, bottom: 44 }
const gap = 40

/** Front and side at one scale on one floor, in centimetres, from the dimensions of the piece. */
export function DimensionsDrawing({ width, depth, height, outline }: Props) {
  const t = useTranslations('product')
  const hasPerson = Math.max(width, depth, height) >= besidePersonFrom
  const tallest = hasPerson ? Math.max(height, personHeight) : height
  // A number may be wider than the thin side above it.
  const right = hasPerson ? 8 : 26
  const spare = place.width - margin.left - right - gap * (hasPerson ? 2 : 1)
  // One such pixel in centimetres: letters and lines keep their size whatever the scale of the drawing.
  const unit = Math.max(
    (width + depth + (hasPerson ? personWidth : 0)) / spare,
    tallest / (place.height - margin.top - margin.bottom),
  )
  const sideAt = width + gap * unit
  const personAt = sideAt + depth + gap * unit
  const total = hasPerson ? personAt + personWidth : sideAt + depth
  const label = (value: number) => t('centimetres', { value: String(Math.round(value * 10) / 10) })
  const corner = [-margin.left * unit, -tallest - margin.top * unit]
  const size = [total + (margin.left + right) * unit, tallest + (margin.top + margin.bottom) * unit]
  return (
    <svg
      role="img"
      aria-label={t('drawing', { width: String(width), depth: String(depth), height: String(height) })}
      viewBox={[...corner, ...size].join(' ')}
      className="h-auto max-h-80 w-full max-w-96 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth={unit}
    >
      <path
        d={`M${-margin.left * 0.5 * unit} 0H${total + right * 0.5 * unit}`}
        className="text-control"
        stroke="currentColor"
      />
      <Elevation at={0} path={outline?.front} width={width} height={height} />
      <Elevation at={sideAt} path={outline?.side} width={depth} height={height} />
      {hasPerson && <Person at={personAt} unit={unit} />}
      <Measure from={[0, 18 * unit]} to={[width, 18 * unit]} unit={unit} />
      <Measure from={[sideAt, 18 * unit]} to={[sideAt + depth, 18 * unit]} unit={unit} />
      <Measure from={[-12 * unit, -height]} to={[-12 * unit, 0]} unit={unit} />
      <g stroke="none" fill="currentColor" fontSize={letters * unit} textAnchor="middle">
        <text x={width / 2} y={36 * unit}>
          {label(width)}
        </text>
        <text x={sideAt + depth / 2} y={36 * unit}>
          {label(depth)}
        </text>
        <text x={-22 * unit} y={-height / 2} transform={`rotate(-90 ${-22 * unit} ${-height / 2})`}>
          {label(height)}
        </text>
      </g>
    </svg>
  )
}

type ElevationProps = { at: number; path: string | undefined; width: number; height: number }

/** The piece itself, or its bounding box if there is no drawing. */
function Elevation({ at, path, width, height }: ElevationProps) {
  if (!path) return <rect x={at} y={-height} width={width} height={height} className="fill-sand" />
  return (
    <path
      d={path}
      className="fill-sand"
      fillRule="evenodd"
      strokeLinejoin="round"
      strokeWidth={1}
      transform={`translate(${at} ${-height}) scale(${width / 1000} ${height / 1000})`}
      vectorEffect="non-scaling-stroke"
    />
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
