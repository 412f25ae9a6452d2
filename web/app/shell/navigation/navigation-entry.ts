import type { ComponentType } from 'react'
import type { Icon } from '../../icon.tsx'
import type { shell } from '../../texts/en/shared/shell.ts'

/** One entry of an area's sidebar. */
export type NavigationEntry = {
  to: string
  label: keyof typeof shell.entries
  icon: Icon
  /** What waits there, beside the label. */
  Badge?: ComponentType
  /** Also in the bottom bar of a phone, which has room for four. */
  isInBar?: true
}
