import { staffDeviceWords as cn } from '@fitout/contract/messages/cn/staff-device-words.ts'
import { staffDeviceWords as en } from '@fitout/contract/messages/en/staff-device-words.ts'
import { staffDeviceWords as zh } from '@fitout/contract/messages/zh/staff-device-words.ts'
import { useLocale } from '../../shared/i18n.ts'

const words = { zh, cn, en }

/** Loaded with their screen: all other messages are loaded with the first. */
export const useDeviceWords = () => words[useLocale()]
