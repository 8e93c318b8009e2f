import { pinyin } from 'pinyin-pro'
import { getJyutpingList } from 'to-jyutping'
import type { Syllables } from './romanise.ts'

process.on('message', (runs: string[]) => {
  const syllables = runs.map((run): Syllables => ({
    mandarin: pinyin(run, { toneType: 'none', type: 'array', v: true }),
    cantonese: getJyutpingList(run).map(([, jyutping]) => jyutping?.replace(/\d/g, '') ?? ''),
  }))
  process.send?.(syllables)
})
