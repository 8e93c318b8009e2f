import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import type { Measures } from '../siblings.ts'

/** The metrics of the primary process itself. */
export function createProcessMeasures() {
  const registry = new Registry()
  const registers = [registry]
  const open = new Gauge({ name: 'fitout_processes_open', help: 'Processes of the shop that are open', registers })
  const restarts = new Counter({ name: 'fitout_process_restarts_total', help: 'Processes restarted', registers })
  return {
    restarts,
    /** Each process has a label, so that only comparable values are summed. */
    async join(openProcesses: number, measures: Measures[]): Promise<string> {
      open.set(openProcesses)
      const all = [await registry.getMetricsAsJSON(), ...measures]
      const joined = AggregatorRegistry.aggregate(all.map((one) => one.map((each) => ({ ...each, aggregator: 'sum' }))))
      return joined.metrics()
    },
  }
}
