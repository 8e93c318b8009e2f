import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../../shared/staff-call.ts'

export function useFigures() {
  return useQuery({ queryKey: ['figures'], queryFn: async () => (await staffCall(readFigures)).data }).data
}
