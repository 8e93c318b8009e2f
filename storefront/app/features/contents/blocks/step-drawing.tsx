import type { BlockOf } from '../content-view.ts'

export type StepDrawingName = NonNullable<BlockOf<'steps'>['steps'][number]['drawing']>

// Line drawings of equal stroke and baseline, so that a row of them looks like elevations.
const lines: Record<StepDrawingName, string[]> = {
  measure: [
    'M4 136h232M226 10v126M118 30h78v54h-78zM157 30v54M112 90h90',
    'M40 66h24v14H40zM52 80v56M52 80l-14 56M52 80l14 56M46 73h4',
    'M76 114h142M76 108v12M218 108v12M73 117l6-6M215 117l6-6',
  ],
  plan: [
    'M14 18h172v118H14z',
    'M34 36h132v82H34zM38 40h58v74H38zM100 40h62v38h-62zM100 82h62v32h-62z',
    'M44 46h32v26H44zM44 54h32M112 46h38v14h-38zM131 88a9 9 0 1 0 .1 0M96 84a16 16 0 0 1-16 16',
    'm222 26 10 3-26 88-10-3zM196 114l-1 14 11-11M219 37l10 3',
  ],
  build: [
    'M4 136h232M20 44h94v92H20zM67 44v92M20 74h47M20 105h47M67 90h47M73 96h35v34H73z',
    'm152 136 24-118M212 136 190 18M176 18h14M172 38h22M168 58h29M164 78h37M160 98h44M156 118h52',
    'M124 116h18l-2 20h-14zM124 116c0-14 18-14 18 0',
  ],
  'move-in': [
    'M4 136h232M160 136V26h54v110M164 136V30h46v106M204 84a2 2 0 1 0 .1 0',
    'M66 8v26M46 50a20 16 0 0 1 40 0z',
    'M28 100V90c0-6 4-8 8-8h74c4 0 8 2 8 8v10M73 82v32M20 104c0-7 12-7 12 0v10h82v-10c0-7 12-7 12 0v24H20zM28 128v8M118 128v8',
    'M140 136v-12M132 124h16l-2 12h-12zM140 124c0-18-10-22-12-24 0 12 4 18 12 24zM140 118c0-16 8-22 12-24 0 14-4 20-12 24z',
  ],
}

export function StepDrawing({ name }: { name: StepDrawingName }) {
  return (
    <svg
      viewBox="0 0 240 140"
      aria-hidden="true"
      className="w-full max-w-56 fill-none stroke-muted [stroke-linejoin:round] sm:max-w-64"
    >
      {lines[name].map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
      {name === 'measure' && <path d="M64 73h162" strokeDasharray="3 5" vectorEffect="non-scaling-stroke" />}
    </svg>
  )
}
