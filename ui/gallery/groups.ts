import { actions } from './groups/actions.tsx'
import { choices } from './groups/choices.tsx'
import { feedback } from './groups/feedback.tsx'
import { fields } from './groups/fields.tsx'
import { foundations } from './groups/foundations.tsx'
import { layers } from './groups/layers.tsx'
import { navigation } from './groups/navigation.tsx'
import { pictures } from './groups/pictures.tsx'
import type { Group } from './specimen.tsx'

export const groups: Group[] = [foundations, actions, fields, choices, navigation, layers, feedback, pictures]
