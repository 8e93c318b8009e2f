import { examine } from './doctor/examine.ts'
import { usualPatient } from './doctor/findings.ts'
import { runCommand } from './lifetime.ts'

/** `npm run doctor`: reports what is wrong with this installation, and how to fix it. */
await runCommand(async () => {
  const findings = await examine(usualPatient)
  for (const { about, wrong, mend } of findings) console.log(`\n${about.toUpperCase()}\n  ${wrong}\n  ${mend}`)
  const count = `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong`
  console.log(findings.length === 0 ? '\nNothing is wrong, as far as can be seen from here.\n' : `\n${count}.\n`)
  return findings.length > 0 ? 1 : 0
})
